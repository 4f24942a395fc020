import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NOT_REVIEWED } from '#features/writing/rules.ts'
import { codeOf, messageOf } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { ACCESS_LOST, type PublishState, type PublishTarget } from '../rules.ts'
import { publishingApi } from './api.ts'

export interface PublishedArticle {
  id: number
  title: string
  /** Whether a person has reviewed it as it is now. */
  isReviewed: boolean
}

interface UploadChoice {
  platform: PublishTarget
  state: PublishState
  /** Those that are uploaded although no person has reviewed them. */
  unreviewedIds: readonly number[]
  /** Another end of the address, for one article. */
  slug?: string
}

/** An article that could not be uploaded, and why. */
interface Refusal {
  article: PublishedArticle
  reason: string
  code: string | null
}

interface Uploaded {
  /** Where readers find the last one. */
  url: string | null
  /** Whether one of them goes on in the background. */
  isUnderWay: boolean
}

/**
 * Uploads articles one after the other. One that is refused does not stop those behind it, unless the system lets us in
 * no more.
 */
export function useUploads(contentplanId: number, onDone: (done: Uploaded) => void) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])

  async function start(articles: readonly PublishedArticle[], choice: UploadChoice): Promise<void> {
    setRefusals([])
    const refused: Refusal[] = []
    const uploaded: Uploaded = { url: null, isUnderWay: false }
    for (const [done, article] of articles.entries()) {
      setProgress({ done, total: articles.length })
      try {
        const { url, state } = await upload(contentplanId, article, choice)
        uploaded.url = url ?? uploaded.url
        uploaded.isUnderWay ||= state === 'publishing'
      } catch (error) {
        const code = codeOf(error)
        const reason = messageOf(error, failure(articles.length))
        // The system would refuse all others for the same reason.
        const same = code === ACCESS_LOST ? articles.slice(done) : [article]
        refused.push(...same.map((one) => ({ article: one, code, reason })))
        if (code === ACCESS_LOST) break
      }
    }
    setProgress(null)
    setRefusals(refused)
    void askAgain(queryClient)
    if (refused.length === 0) onDone(uploaded)
  }

  /** What was refused of the articles, and those that no person has reviewed as they are now. */
  function judge(articles: readonly PublishedArticle[]) {
    // An agent may have changed a text since this screen has loaded it.
    const found = new Set(
      refusals.filter(({ code }) => code === NOT_REVIEWED).map(({ article }) => article.id),
    )
    const unreviewed = articles.filter(({ id, isReviewed }) => !isReviewed || found.has(id))
    return {
      failed: refusals.map(({ article }) => article),
      unreviewedIds: unreviewed.map(({ id }) => id),
      isBusy: progress !== null,
    }
  }

  return { start, progress, refusals, judge }
}

function upload(contentplanId: number, { id }: PublishedArticle, choice: UploadChoice) {
  const { platform, state, slug, unreviewedIds } = choice
  const isUnreviewed = unreviewedIds.includes(id)
  if (platform === 'notion')
    return publishingApi.sendToNotion.call({ contentplanId, articleId: id, isUnreviewed })
  return publishingApi.upload.call({
    platform,
    publishTo: platform,
    contentplanId,
    clusterId: id,
    state,
    isUnreviewed,
    ...(slug !== undefined && { slug }),
  })
}

/** What is said when the server gives no reason (E-71). */
function failure(count: number): string {
  return count === 1
    ? 'Failed to upload article. Please try again.'
    : 'Failed to upload articles. Please try again.'
}
