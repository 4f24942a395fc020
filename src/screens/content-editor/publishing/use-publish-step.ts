import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { useBuiltScreens } from '#features/contentplans/web/index.ts'
import { NO_CMS, type PublishState } from '#features/publishing/rules.ts'
import { publishingApi, type PublishedArticle } from '#features/publishing/web/index.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { listUnreviewed, type Marked } from '../marking/marked.ts'

interface Asked {
  state: PublishState
  articles: readonly PublishedArticle[]
}

/** The dialog that uploads articles, and why there is none yet (V-51, V-60). */
export function usePublishStep(place: PlanPlace) {
  const { contentplanId } = place
  const { ofPlan } = useBuiltScreens()
  const { data } = useQuery(publishingApi.listTargets.queryOptions({ input: { contentplanId } }))
  const [asked, setAsked] = useState<Asked | null>(null)
  const hasNoTarget = data !== undefined && data.platforms.length === 0 && data.notion === null
  return {
    asked,
    isReady: data !== undefined,
    hasNoTarget,
    close: () => setAsked(null),
    ask: (state: PublishState, articles: readonly Marked[]) => {
      if (hasNoTarget) return tellNoCms(place, ofPlan.has('settings'))
      setAsked({ state, articles: articles.map(toPublished) })
    },
  }
}

export type PublishStep = ReturnType<typeof usePublishStep>

function toPublished(article: Marked): PublishedArticle {
  return { id: article.id, title: article.title, isReviewed: listUnreviewed([article]).length === 0 }
}

function tellNoCms(place: PlanPlace, hasSettings: boolean): void {
  showSnackbar({
    text: NO_CMS,
    tone: 'warning',
    ...(hasSettings && {
      link: { label: 'Go to integrations', href: contentplanPath(place, 'settings?tab=integrations') },
    }),
  })
}
