import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { StatusChip, type Tone } from '#ui/status/StatusChip.tsx'
import { PLATFORM_NAMES } from '../rules.ts'
import { publishingApi, type Publication } from './api.ts'
import classes from './Publishing.module.css'

interface PublicationListProps {
  place: PlanPlace
  articleId: number
  publications: readonly Publication[]
}

/** Where an article is, and what is to be known about each place. */
export function PublicationList({ place, articleId, publications }: PublicationListProps) {
  const takingDown = useTakeDown(place.contentplanId, articleId)
  return (
    <ul className={classes.publications} aria-label="Where it is">
      {publications.map((publication) => {
        const { platform, url, state, error } = publication
        const name = PLATFORM_NAMES[platform]
        const isNotion = platform === 'notion'
        const isThere = state === 'live' || state === 'draft' || state === 'pending'
        return (
          <li key={platform}>
            <span className={classes.target}>{name}</span>
            <StatusChip tone={isNotion && state === 'draft' ? 'good' : TONES[state]}>
              {describeState(publication)}
            </StatusChip>
            {isThere && (
              <Button
                className={classes.down}
                size="compact-xs"
                variant="default"
                aria-label={isNotion ? 'Move to trash in Notion' : `Take down from ${name}`}
                loading={takingDown.isPending && takingDown.variables === platform}
                onClick={() => takingDown.mutate(platform)}
              >
                {isNotion ? 'Move to trash' : 'Take down'}
              </Button>
            )}
            {url !== null && isThere && (
              <a className={classes.url} href={url} target="_blank" rel="noopener" dir="auto">
                {isNotion ? 'Open in Notion' : url}
              </a>
            )}
            {error !== null && <span className={classes.error}>{error}</span>}
          </li>
        )
      })}
    </ul>
  )
}

function useTakeDown(contentplanId: number, articleId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (platform: Publication['platform']) =>
      publishingApi.unpublish.call({ platform, contentplanId, clusterId: articleId }),
    meta: { errorMessage: 'The article could not be taken down. Please try again.' },
    onSuccess: (_, platform) =>
      showSnackbar({
        text:
          platform === 'notion'
            ? 'Moved to the trash of Notion. You can send it again.'
            : `Taken down from ${PLATFORM_NAMES[platform]}. You can publish it again.`,
        tone: 'info',
      }),
    onSettled: () => askAgain(queryClient, { queryKey: publishingApi.key() }),
  })
}

const TONES = {
  asked: 'warning',
  pending: 'busy',
  draft: 'neutral',
  live: 'good',
  gone: 'undone',
} as const satisfies Record<Publication['state'], Tone>

const STATES = {
  asked: 'Not uploaded',
  pending: 'Accepted, not shown yet',
  draft: 'Draft',
  live: 'Live',
  gone: 'Taken down',
} as const satisfies Record<Publication['state'], string>

/** What is in Notion is a document of its own, no draft of a page. */
const NOTION_STATES = { asked: 'Not sent', draft: 'Sent', gone: 'In the trash' }

function describeState({ platform, state, is_outdated: isOutdated }: Publication): string {
  const words = platform === 'notion' ? { ...STATES, ...NOTION_STATES }[state] : STATES[state]
  return isOutdated && (state === 'live' || state === 'draft') ? `${words}, with an earlier text` : words
}
