import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Agent } from '#features/articles/rules.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import type { OpenedText } from '#features/editor/web/index.ts'
import { NO_CREDITS, STEP_OF_AGENT, stepsOf } from '#features/writing/rules.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { IconWriting } from '#ui/icons.ts'
import { ToolButton } from '#ui/layout/ToolButton.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { AGENT_WORDS, agentOf } from './agent-words.ts'
import classes from './Agents.module.css'
import { ConnectModel } from './ConnectModel.tsx'
import { lower } from './describe-run.ts'
import { findActive } from './running/follow-run.ts'
import { useEstimate } from './running/use-estimate.ts'
import type { WritingState } from './running/use-writing.ts'
import { useCallAgent } from './running/use-writing-actions.ts'

interface AgentToolProps {
  place: PlanPlace
  articleId: number
  writing: WritingState
  opened: OpenedText
}

/** Asks the agent of a text to write it, and nothing else. */
export function AgentTool({ place, articleId, writing, opened }: AgentToolProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = writing
  if (data === undefined) return null
  const agent = agentOf(opened.section)
  return (
    <>
      {findActive(data.run) === null && (
        <ToolButton
          label={AGENT_WORDS[agent].name}
          title={`Let the ${lower(AGENT_WORDS[agent].name)} write this text`}
          icon={<IconWriting size={16} stroke={1.75} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => {
            opened.text.flush()
            setIsOpen(true)
          }}
        />
      )}
      {isOpen && (
        <AgentDialog
          place={place}
          articleId={articleId}
          agent={agent}
          isEmpty={opened.text.read().text.trim() === ''}
          hasAgent={stepsOf(data.engine).includes(STEP_OF_AGENT[agent])}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

interface AgentDialogProps {
  place: PlanPlace
  articleId: number
  agent: Agent
  isEmpty: boolean
  /** Whether there is such an agent without a language model. */
  hasAgent: boolean
  onClose: () => void
}

function AgentDialog({ place, articleId, agent, isEmpty, hasAgent, onClose }: AgentDialogProps) {
  const { name, does, text } = AGENT_WORDS[agent]
  const calling = useCallAgent({ hasOwnErrors: true })
  const cost = useEstimate({ workspaceId: place.workspaceId, articleId, agent, isWanted: hasAgent })
  const problem = calling.error
    ? messageOf(calling.error, 'The writing could not be started. Please try again.')
    : cost.hasNoCredit
      ? NO_CREDITS
      : null
  return (
    <Dialog title={name} isWide isBusy={calling.isPending} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          calling.mutate({ articleId, agent }, { onSuccess: onClose })
        }}
      >
        <p>
          The {lower(name)} {does}. The other texts and the status of the article stay as they are.
          {!isEmpty && ` What it writes replaces the present ${text}; that stays in the history of the text.`}
        </p>
        <p className={classes.quiet}>
          {hasAgent ? (
            (cost.text ?? 'Estimating what it costs…')
          ) : (
            <>
              There is no language model, and the {lower(name)} needs one. <ConnectModel place={place} />
            </>
          )}
        </p>
        <ProblemLine text={problem} />
        <DialogButtons>
          <Button variant="default" disabled={calling.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            loading={calling.isPending}
            disabled={!hasAgent || cost.hasNoCredit}
            data-first-focus
          >
            {isEmpty ? 'Write' : 'Write again'}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
