import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { ArticleTexts } from '#features/editor/web/index.ts'
import { Beside, type BesideProps } from './beside/Beside.tsx'

interface ArticleWritingProps {
  place: PlanPlace
  article: Article
  renderAssistant: BesideProps['renderAssistant']
}

/** The four texts of a cluster with all that helps to write them: agents, sources, score and assistant. */
export function ArticleWriting({ place, article, renderAssistant }: ArticleWritingProps) {
  return (
    <ArticleTexts
      place={place}
      article={article}
      renderBeside={(opened) => (
        <Beside place={place} article={article} opened={opened} renderAssistant={renderAssistant} />
      )}
    />
  )
}
