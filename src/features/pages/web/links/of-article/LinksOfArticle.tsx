import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { IconUnlink } from '#ui/icons.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { LinksOneWay } from './LinksOneWay.tsx'
import { useLinksOfArticle } from './use-links-of-article.ts'

interface LinksOfArticleProps {
  place: PlanPlace
  article: Pick<Article, 'id' | 'page_id'>
}

/** F-140: the links to the page of a cluster, and those from it. */
export function LinksOfArticle({ place, article }: LinksOfArticleProps) {
  const found = useLinksOfArticle(place.contentplanId, article.id)
  if (article.page_id === null)
    return (
      <EmptyState
        icon={<IconUnlink size={24} stroke={1.5} />}
        sentence="This cluster has no page yet, so nothing can link to it."
      />
    )
  return (
    <>
      <LinksOneWay place={place} direction="incoming" found={found} />
      {/* Below the other list when that is there, so that it does not move. */}
      {found.state !== 'loading' && <LinksOneWay place={place} direction="outgoing" found={found} />}
    </>
  )
}
