import { Button } from '@mantine/core'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import type { GuideState } from '#features/voice/web/index.ts'
import { IconWriting } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import classes from './StyleGuide.module.css'

interface NoGuideProps extends Pick<GuideState, 'run' | 'readPages'> {
  place: PlanPlace
  hasNotStarted: boolean
  onRetry: () => void
  onWrite: () => void
}

/** When there is no style guide and none is being made. */
export function NoGuide({ place, run, hasNotStarted, readPages, onRetry, onWrite }: NoGuideProps) {
  if (run?.hasFailed !== true && !hasNotStarted)
    return (
      <EmptyState
        icon={<IconWriting size={24} stroke={1.5} />}
        sentence="This plan has no style guide. It can be measured on the pages of the site, or written by hand."
        action={
          <div className={classes.choice}>
            <Button onClick={onRetry}>Measure the pages</Button>
            <Button variant="default" onClick={onWrite}>
              Write it by hand
            </Button>
          </div>
        }
      />
    )
  return (
    <ErrorPanel
      title="The style guide could not be generated"
      text={run?.reason ?? 'The pages of this site could not be measured.'}
      onRetry={onRetry}
      second={{ label: 'Write it by hand', onClick: onWrite }}
    >
      {readPages === 0 && (
        <p>
          No page of this site was read yet.{' '}
          <AppLink href={contentplanPath(place, 'pages')}>Crawl the site on the screen Pages</AppLink>, then
          try again.
        </p>
      )}
    </ErrorPanel>
  )
}
