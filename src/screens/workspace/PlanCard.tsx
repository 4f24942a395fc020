import { AppLink } from '#ui/layout/AppLink.tsx'
import { StatusChip, type Tone } from '#ui/status/StatusChip.tsx'
import { formatNoun } from '#ui/numbers.ts'
import type { z } from 'zod'
import type { contentplan } from '#features/contentplans/contract.ts'
import { findTier, isSearchConsoleConnected } from '#features/contentplans/rules.ts'
import classes from './PlanCards.module.css'

interface PlanCardProps {
  plan: z.infer<typeof contentplan>
  href: string
}

function describeSearchConsole(plan: PlanCardProps['plan']): { tone: Tone; label: string } {
  if (isSearchConsoleConnected(plan)) return { tone: 'good', label: 'Connected' }
  if (plan.gsc_property !== null && !plan.import_error) return { tone: 'busy', label: 'Import not finished' }
  return { tone: 'neutral', label: 'Not connected' }
}

export function PlanCard({ plan, href }: PlanCardProps) {
  const room = formatNoun(plan.keyword_limit, 'active keyword', 'active keywords')
  const { tone, label } = describeSearchConsole(plan)
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.name}>
          <AppLink href={href} className={classes.link} title={plan.name} dir="auto">
            {plan.name}
          </AppLink>
        </h2>
        <span className={classes.tier} title={`Room for ${room}`}>
          {findTier(plan)}
        </span>
      </div>
      <p className={classes.place}>
        <bdi title={plan.domain ?? undefined}>{plan.domain ?? 'No domain yet'}</bdi>
        <span>
          {' / '}
          {plan.country} / {plan.language}
        </span>
      </p>
      <p className={classes.fact}>
        Room for <span>{room}</span>
      </p>
      <p className={classes.fact}>
        Search Console <StatusChip tone={tone}>{label}</StatusChip>
      </p>
    </li>
  )
}
