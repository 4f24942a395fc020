import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'

interface ProposedNameProps {
  place: PlanPlace
  /** Null when the cluster does not exist yet. */
  articleId: number | null
  title: string
}

/** A cluster's title, linked if the cluster exists. */
export function ProposedName({ place, articleId, title }: ProposedNameProps) {
  if (articleId === null) return title
  return (
    <AppLink href={articlePath(place, articleId)} target="_blank" rel="noopener">
      {title}
    </AppLink>
  )
}
