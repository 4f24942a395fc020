import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { ArticleTexts, type OpenedText } from '#features/editor/web/index.ts'
import { Beside } from './beside/Beside.tsx'

interface ArticleWritingProps {
  place: PlanPlace
  article: Article
  /** Whether it fills the window, in the article editor. */
  isFullScreen?: boolean
  /** Called with each text that can be typed in from now on. */
  onOpened?: (opened: OpenedText) => void
}

/** The four texts of a cluster with all that helps to write them: agents, sources, score and assistant. */
export function ArticleWriting({ place, article, ...rest }: ArticleWritingProps) {
  return (
    <ArticleTexts
      place={place}
      article={article}
      {...rest}
      renderBeside={(opened) => <Beside place={place} article={article} opened={opened} />}
    />
  )
}
