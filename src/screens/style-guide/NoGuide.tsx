import { Button } from '@mantine/core'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { IconWriting } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'

interface NoGuideProps {
  place: PlanPlace
  /** Why none could be made, as a sentence. */
  reason: string | null
  /** Whether there was one, which a person has emptied. */
  isCleared?: boolean
  readPages: number
  onRetry: () => void
  onWrite: () => void
}

/** When there is no style guide and none is being made. */
export function NoGuide({ place, reason, isCleared = false, readPages, onRetry, onWrite }: NoGuideProps) {
  if (isCleared)
    return (
      <EmptyState
        icon={<IconWriting size={24} stroke={1.5} />}
        sentence="This plan has no style guide. It can be measured on the pages of the site, or written by hand."
        action={
          <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap', justifyContent: 'center' }}>
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
      text={reason ?? 'The pages of this site could not be measured.'}
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
