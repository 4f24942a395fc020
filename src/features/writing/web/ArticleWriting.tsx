import { useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import type { TextSection } from '#features/articles/rules.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { ArticleTexts, type OpenedText } from '#features/editor/web/index.ts'
import { AgentTool } from './agents/AgentTool.tsx'
import { useProposals } from './agents/proposals/use-proposals.ts'
import { findWriting } from './agents/running/follow-run.ts'
import { useWriting } from './agents/running/use-writing.ts'
import { useStream } from './agents/streaming/use-stream.ts'
import { TextAround } from './agents/TextAround.tsx'
import { WritingBar } from './agents/WritingBar.tsx'
import { Beside } from './beside/Beside.tsx'
import { BesideButton } from './beside/BesideButton.tsx'
import type { BesideProps } from './beside/panel-props.ts'

interface ArticleWritingProps {
  place: PlanPlace
  article: Article
  renderAssistant: BesideProps['renderAssistant']
  /** Whether it fills the window, in the article editor. */
  isFullScreen?: boolean
  /** Called with each text that can be typed in from now on. */
  onOpened?: (opened: OpenedText) => void
}

/** The four texts of a cluster with all that helps to write them: agents, sources, score and assistant. */
export function ArticleWriting(props: ArticleWritingProps) {
  // A key of its own: what is written for one cluster is not shown for the next one.
  return <Desk key={props.article.id} {...props} />
}

function Desk({ place, article, renderAssistant, ...rest }: ArticleWritingProps) {
  const writing = useWriting(article.id)
  const now = findWriting(writing.run)
  const stream = useStream(article.id, now)
  const findProposal = useProposals(article.id)
  /** The texts in whose place what an agent writes is shown. */
  const [covered, setCovered] = useState<readonly TextSection[]>([])
  return (
    <div>
      <WritingBar place={place} article={article} writing={writing} />
      <ArticleTexts
        place={place}
        article={article}
        {...rest}
        actions={<BesideButton />}
        noteOf={(section: TextSection) =>
          now?.section === section ? 'being written' : findProposal(section) === null ? null : 'proposal'
        }
        renderTool={(opened) => (
          <AgentTool place={place} articleId={article.id} writing={writing} opened={opened} />
        )}
        renderAround={(around) => (
          <TextAround
            article={article}
            writing={writing}
            stream={stream}
            proposal={findProposal(around.opened.section)}
            onCover={(section, isCovered) =>
              setCovered((known) => [
                ...known.filter((one) => one !== section),
                ...(isCovered ? [section] : []),
              ])
            }
            {...around}
          />
        )}
        renderBeside={(opened) => (
          <Beside
            key={article.id}
            place={place}
            article={article}
            opened={opened}
            isCovered={opened !== null && covered.includes(opened.section)}
            renderAssistant={renderAssistant}
          />
        )}
      />
    </div>
  )
}
