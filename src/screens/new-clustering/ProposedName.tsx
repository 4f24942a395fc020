import { contentplanPath } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'

interface ProposedNameProps {
  place: { workspaceId: number; contentplanId: number }
  /** null: it is not there yet. */
  articleId: number | null
  title: string
}

/** A cluster's title, which leads to it where it is there already. */
export function ProposedName({ place, articleId, title }: ProposedNameProps) {
  if (articleId === null) return title
  return (
    <AppLink href={contentplanPath(place, `article/${articleId}`)} target="_blank" rel="noopener">
      {title}
    </AppLink>
  )
}
