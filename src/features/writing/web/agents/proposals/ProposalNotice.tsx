import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { Notice } from '#features/editor/web/index.ts'
import { formatDate } from '#ui/dates/moments.ts'
import { AGENT_WORDS } from '../agent-words.ts'
import { lower } from '../describe-run.ts'
import type { Proposal } from './use-proposals.ts'
import { useResolve } from './use-resolve.ts'

interface ProposalNoticeProps {
  articleId: number
  proposal: Proposal
  /** Of the text. */
  name: string
  onCompare: () => void
}

/** Says above a text that an agent proposes another one. */
export function ProposalNotice({ articleId, proposal, name, onCompare }: ProposalNoticeProps) {
  const resolving = useResolve(articleId, proposal)
  return (
    <Notice
      tone="info"
      text={`The ${lower(AGENT_WORDS[proposal.agent].name)} proposes another ${name.toLowerCase()}, written on ${formatDate(proposal.created_at)} while this one was changed.`}
      actions={
        <>
          <Button
            size="xs"
            variant="default"
            loading={resolving.isPending}
            onClick={() => resolving.mutate({ accept: false })}
          >
            Dismiss
          </Button>
          <Button size="xs" disabled={resolving.isPending} aria-haspopup="dialog" onClick={onCompare}>
            Compare
          </Button>
        </>
      }
    />
  )
}
