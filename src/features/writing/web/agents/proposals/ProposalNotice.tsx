import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { Notice } from '#features/editor/web/index.ts'
import { formatDate } from '#ui/dates/moments.ts'
import { AGENT_WORDS } from '../agent-words.ts'
import { lower } from '../describe-run.ts'
import type { Dismissal } from './use-dismissal.ts'
import type { Proposal } from './use-proposals.ts'

interface ProposalNoticeProps {
  proposal: Proposal
  /** Of the text. */
  name: string
  dismissal: Dismissal
  onCompare: () => void
}

/** Says above a text that an agent proposes another one. */
export function ProposalNotice({ proposal, name, dismissal, onCompare }: ProposalNoticeProps) {
  const { isDismissed, isBusy, dismiss, undo } = dismissal
  const agent = lower(AGENT_WORDS[proposal.agent].name)
  return (
    <Notice
      tone={isDismissed ? 'neutral' : 'info'}
      text={
        isDismissed
          ? `The ${agent}’s proposal is dismissed.`
          : `The ${agent} proposes another ${name.toLowerCase()}, written on ${formatDate(proposal.created_at)} while this one was changed.`
      }
      actions={
        <>
          {/* One button, so that the keyboard stays on it. */}
          <Button size="xs" variant="default" loading={isBusy} onClick={isDismissed ? undo : dismiss}>
            {isDismissed ? 'Undo dismissing' : 'Dismiss'}
          </Button>
          {!isDismissed && (
            <Button size="xs" aria-haspopup="dialog" onClick={onCompare}>
              Compare
            </Button>
          )}
        </>
      }
    />
  )
}
