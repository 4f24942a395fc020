import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import type { Evidence, Fix } from './api.ts'
import { describeFix, describeMergeQuestion } from './describe-fix.ts'
import classes from './Evidence.module.css'
import { useFix } from './use-fix.ts'

interface FixesProps {
  place: PlanPlace
  evidence: Evidence
  onDone: ((fix: Fix) => void) | undefined
}

/** What can be done about the alerts and the advice: a button each, the recommended one filled. */
export function Fixes({ place: { contentplanId }, evidence, onDone }: FixesProps) {
  const titleId = useId()
  const fixing = useFix({ contentplanId, cluster: evidence, onDone })
  const [asked, setAsked] = useState<Extract<Fix, { code: 'merge-clusters' }> | null>(null)
  return (
    <section className={classes.part} aria-labelledby={titleId}>
      <h3 id={titleId}>What to do</h3>
      <ul className={classes.fixes}>
        {evidence.fixes.map((fix) => (
          <FixItem
            key={fix.code}
            fix={fix}
            cluster={evidence}
            isBusy={fixing.isPending}
            isRunning={fixing.isPending && fixing.variables.code === fix.code}
            onPress={() => (fix.code === 'merge-clusters' ? setAsked(fix) : fixing.mutate(fix))}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title="Merge clusters"
          text={describeMergeQuestion(asked)}
          confirm="Merge"
          onConfirm={() => {
            setAsked(null)
            fixing.mutate(asked)
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  )
}

interface FixItemProps {
  fix: Fix
  cluster: Evidence
  /** Whether a fix is being done, and whether it is this one. */
  isBusy: boolean
  isRunning: boolean
  onPress: () => void
}

function FixItem({ fix, cluster, isBusy, isRunning, onPress }: FixItemProps) {
  const helpId = useId()
  const { label, help } = describeFix(fix, cluster)
  return (
    <li>
      <Button
        className={classes.fix}
        variant={fix.isRecommended ? 'filled' : 'default'}
        loading={isRunning}
        disabled={isBusy}
        aria-describedby={helpId}
        title={label}
        onClick={onPress}
      >
        {label}
      </Button>
      <p id={helpId} className={classes.note} dir="auto">
        {fix.isRecommended && <b>Recommended. </b>}
        {help}
      </p>
    </li>
  )
}
