import type { OpenedText } from '#features/editor/web/index.ts'
import classes from '../Assistant.module.css'
import type { Choice, Turn } from '../conversation/turn-list.ts'
import { AnswerView } from './AnswerView.tsx'
import { ProposalView } from './ProposalView.tsx'

interface TurnViewProps {
  turn: Turn
  opened: OpenedText | null
  isCovered: boolean
  ignoresProposals: boolean
  onChoose: (choices: Record<string, Choice | null>) => void
  /** Asks again; absent for earlier turns. */
  onRetry?: () => void
}

/** A question, its answer, and the changes that it proposes. */
export function TurnView({ turn, opened, isCovered, ignoresProposals, onChoose, onRetry }: TurnViewProps) {
  const { question, answer, choices } = turn
  const proposals = answer.data.flatMap((data, at) => (data.kind === 'proposal' ? [{ ...data, at }] : []))
  return (
    <>
      <p className={classes.asked} dir="auto">
        <span className="visually-hidden">You: </span>
        {question}
      </p>
      <AnswerView answer={answer} onRetry={onRetry}>
        {!ignoresProposals &&
          proposals.map(({ at, section, changes }) => (
            <ProposalView
              key={at}
              name={String(at)}
              section={section}
              changes={changes}
              choices={choices}
              opened={opened}
              isCovered={isCovered}
              onChoose={onChoose}
            />
          ))}
      </AnswerView>
    </>
  )
}
