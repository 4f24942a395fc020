import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { ReclusterDialog, useProposal } from '#features/clustering/web/index.ts'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { useDialogStep } from '#platform/web/use-dialog-step.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import classes from './SettingsScreen.module.css'
import type { TabProps } from './tab-props.ts'

/** What changes the whole plan at once (F-220). */
export function BulkTab({ place }: Pick<TabProps, 'place'>) {
  const dialog = useDialogStep()
  const { proposal } = useProposal(place.contentplanId)
  return (
    <section className={classes.part} aria-labelledby="reset-plan">
      <h2 id="reset-plan">Reset content plan</h2>
      <p className={classes.hint}>
        All active keywords are clustered again. You see the clusters that each minimum overlap would give and
        what it costs before it begins, and nothing changes before you have seen the result under{' '}
        <AppLink href={contentplanPath(place, 'plan')}>Clusters</AppLink>. Locked clusters stay as they are.
      </p>
      <div>
        <Button variant="default" onClick={() => dialog.open('reset')}>
          Reset content plan
        </Button>
      </div>
      {dialog.value === 'reset' && (
        <Suspense>
          <ReclusterDialog place={place} hasProposal={Boolean(proposal)} onClose={dialog.close} />
        </Suspense>
      )}
    </section>
  )
}
