import { Button } from '@mantine/core'
import { useState } from 'react'
import { MAP_ROW_NAMES, mapRowOf, planWriting, type WritingRefusal } from '#features/articles/map/index.ts'
import { STATUS_NAMES } from '#features/articles/web/index.ts'
import { isUnlimited } from '#features/workspaces/rules.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { IconWriting } from '#ui/icons.ts'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import { nameOfHub, type Favorite, type MapLayout } from '../map-layout.ts'
import classes from './dialogs.module.css'

interface WriteAllDialogProps {
  layout: MapLayout
  favorites: readonly Favorite[]
  /** The credits that remain; 999 stands for an unlimited number. */
  credits: number
  onClose: () => void
}

const NONE_ELIGIBLE = "Add clusters to your map that don't have Published status or Transactional intent."
const NO_CREDITS =
  'You have no article credits remaining to write articles. Please upgrade your plan or purchase more credits.'
const NOT_BUILT =
  'The writing agents are not part of this version yet. Until they are, this list cannot be confirmed.'

const REASONS: Record<WritingRefusal, string> = {
  published: 'Published already',
  advanced: 'Written already: the status is past Edited',
  transactional: 'The search intent is transactional',
}

/** D-30: which favorites would be written, which not and why (V-40, V-41). */
export function WriteAllDialog({ layout, favorites, credits, onClose }: WriteAllDialogProps) {
  const { paid, unpaid, refused } = planWriting(favorites, isUnlimited(credits) ? favorites.length : credits)
  const eligible = paid.length + unpaid.length
  return (
    <Dialog title="Write all" isWide onClose={onClose}>
      {eligible === 0 ? (
        <EmptyState icon={<IconWriting size={24} stroke={1.5} />} sentence={NONE_ELIGIBLE} />
      ) : (
        <>
          {credits <= 0 && <ProblemLine text={NO_CREDITS} />}
          <p className={classes.lead}>{describeCost({ eligible, paid: paid.length, credits })}</p>
          <Lines
            label="Favorites that can be written"
            layout={layout}
            lines={[
              ...paid.map((article) => ({ article })),
              ...unpaid.map((article) => ({ article, isUnpaid: true })),
            ]}
          />
        </>
      )}
      {refused.length > 0 && (
        <details className={classes.refused} open={eligible === 0}>
          <summary>{formatNoun(refused.length, 'favorite is', 'favorites are')} not written</summary>
          <Lines
            label="Favorites that are not written"
            layout={layout}
            lines={refused.map(({ article, reason }) => ({ article, reason: REASONS[reason] }))}
          />
        </details>
      )}
      <DialogButtons start={<p className={classes.note}>{NOT_BUILT}</p>}>
        <Button variant="default" data-first-focus onClick={onClose}>
          Close
        </Button>
        <Button disabled>Confirm</Button>
      </DialogButtons>
    </Dialog>
  )
}

function describeCost({ eligible, paid, credits }: { eligible: number; paid: number; credits: number }) {
  const clusters = formatNoun(eligible, 'favorite can be written', 'favorites can be written')
  const have = isUnlimited(credits)
    ? 'This workspace has no limit.'
    : `You have ${formatNoun(Math.max(0, credits), 'credit', 'credits')}.`
  const left = paid < eligible ? ` ${formatCount(eligible - paid)} would have to wait.` : ''
  return `${clusters}, for one credit each. ${have}${left}`
}

/** More are shown when a user wants to see them. */
const SHOWN_AT_FIRST = 100

interface Line {
  article: Favorite
  isUnpaid?: boolean
  /** Why it is not written. */
  reason?: string
}

interface LinesProps {
  label: string
  layout: MapLayout
  lines: readonly Line[]
}

function Lines({ label, layout, lines }: LinesProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? lines : lines.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keys, too */}
      <ul className={classes.list} aria-label={label} tabIndex={0}>
        {shown.map(({ article, isUnpaid = false, reason }) => (
          <li key={article.id} className={classes.line}>
            <span className={classes.title} title={article.title} dir="auto">
              {article.title}
            </span>
            {isUnpaid && <StatusChip tone="warning">Not enough credits</StatusChip>}
            {reason !== undefined && <span className={classes.quiet}>{reason}</span>}
            <span className={classes.where} dir="auto">
              {nameOfHub(layout, { topicId: article.topic_id })} · {MAP_ROW_NAMES[mapRowOf(article)]} ·{' '}
              {STATUS_NAMES[article.status]}
              {article.article_url !== null && ' · Has a page already'}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <Button size="compact-sm" variant="subtle" onClick={() => setIsWhole(true)}>
          Show all {formatCount(lines.length)}
        </Button>
      )}
    </>
  )
}
