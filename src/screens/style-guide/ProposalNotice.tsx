import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { TextDifferences, voiceApi, type GuideState, type GuideText } from '#features/voice/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { IconSparkles } from '#ui/icons.ts'
import classes from './StyleGuide.module.css'

interface ProposalNoticeProps {
  place: PlanPlace
  guide: GuideText
  proposal: NonNullable<GuideState['proposal']>
}

/** A new style guide beside one that a person has changed: what it would change, and the question which one it is to be. */
export function ProposalNotice({ place: { contentplanId }, guide, proposal }: ProposalNoticeProps) {
  const queryClient = useQueryClient()
  const [isShown, setIsShown] = useState(false)
  const deciding = useMutation({
    mutationFn: async (accept: boolean) => {
      if (accept) await guide.saveNow()
      return voiceApi.resolveProposal.call({ contentplanId, proposal: proposal.id, accept })
    },
    meta: { errorMessage: 'This could not be saved. Please try again.' },
    onSuccess: (now, accept) => {
      // When the present guide is kept, what is typed and not saved yet stays, too.
      if (accept) guide.adopt(now.style_guide)
    },
    onSettled: () => askAgain(queryClient, { queryKey: voiceApi.getGuide.key() }),
  })
  return (
    <div className={classes.notice}>
      <div className={classes.noticeLine}>
        <IconSparkles size={18} stroke={1.75} aria-hidden="true" />
        <p>
          The pages were measured again. You have changed the present guide, so it stays until you decide.
        </p>
        <div className={classes.actions}>
          <Button
            size="compact-md"
            variant="default"
            aria-expanded={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Hide differences' : 'Show differences'}
          </Button>
          <Button
            size="compact-md"
            variant="default"
            disabled={deciding.isPending}
            onClick={() => deciding.mutate(false)}
          >
            Keep mine
          </Button>
          <Button size="compact-md" loading={deciding.isPending} onClick={() => deciding.mutate(true)}>
            Use the new one
          </Button>
        </div>
      </div>
      {isShown && (
        <Suspense>
          <TextDifferences before={guide.text} after={proposal.text} />
        </Suspense>
      )}
    </div>
  )
}
