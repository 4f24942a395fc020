import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import type { OpenedText } from '#features/editor/web/index.ts'
import { GREETING, PRESETS } from '../rules.ts'
import classes from './Assistant.module.css'
import { TurnView } from './answers/TurnView.tsx'
import { useConversation } from './conversation/use-conversation.ts'
import { QuestionField } from './QuestionField.tsx'
import { useFollowEnd } from './use-follow-end.ts'

interface AssistantPanelProps {
  place: PlanPlace
  article: Pick<Article, 'id' | 'page_id'>
  /** The open text; null while it is loading, and where there is none. */
  opened: OpenedText | null
  /** Whether what an agent writes is shown in the place of its editor, so that changes of it would be out of sight. */
  isCovered?: boolean
  /** Whether proposals of changes are left out, because no text here can take them over. */
  ignoresProposals?: boolean
}

/** F-146: questions about a text and its answers, with changes to accept. */
export function AssistantPanel(props: AssistantPanelProps) {
  const { place, article, opened, isCovered = false, ignoresProposals = false } = props
  const { conversation, turns } = useConversation({ place, article, opened })
  const { list, showEnd } = useFollowEnd()
  const isGoingOn = turns.some(({ answer }) => answer.end === null)
  const ask = (question: string) => {
    const isAsked = conversation.ask(question)
    if (isAsked) showEnd()
    return isAsked
  }
  return (
    <section className={classes.panel} aria-label="Assistant">
      <div ref={list} className={classes.talk} role="log" aria-label="Conversation" aria-busy={isGoingOn}>
        <p className={classes.greeting}>{GREETING}</p>
        <div className={classes.presets}>
          {PRESETS.map((preset) => (
            <button
              key={preset}
              type="button"
              className={classes.preset}
              disabled={isGoingOn}
              onClick={() => ask(preset)}
            >
              {preset}
            </button>
          ))}
        </div>
        {turns.map((turn, at) => (
          <TurnView
            key={turn.id}
            turn={turn}
            opened={opened}
            isCovered={isCovered}
            ignoresProposals={ignoresProposals}
            onChoose={(choices) => conversation.choose(turn.id, choices)}
            {...(at === turns.length - 1 && {
              onRetry: () => {
                conversation.askAgain()
                showEnd()
              },
            })}
          />
        ))}
      </div>
      <QuestionField
        articleId={article.id}
        isGoingOn={isGoingOn}
        onAsk={ask}
        onStop={conversation.stop}
        onClear={turns.length > 0 ? conversation.clear : null}
      />
    </section>
  )
}
