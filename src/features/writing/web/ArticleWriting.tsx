import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { ArticleTexts } from '#features/editor/web/index.ts'
import { Beside } from './beside/Beside.tsx'
import { BesideButton } from './beside/BesideButton.tsx'

interface ArticleWritingProps {
  place: PlanPlace
  article: Article
}

/** The four texts of a cluster with all that helps to write them: agents, sources, score and assistant. */
export function ArticleWriting({ place, article }: ArticleWritingProps) {
  return (
    <ArticleTexts
      place={place}
      article={article}
      actions={<BesideButton />}
      renderBeside={(opened) => <Beside key={article.id} place={place} article={article} opened={opened} />}
    />
  )
}
