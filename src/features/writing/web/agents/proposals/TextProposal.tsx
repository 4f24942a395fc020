import { lazy, Suspense } from 'react'
import type { OpenedText } from '#features/editor/web/index.ts'
import { useDialogStep } from '#platform/web/use-dialog-step.ts'
import { ProposalNotice } from './ProposalNotice.tsx'
import { useDismissal } from './use-dismissal.ts'
import type { Proposal } from './use-proposals.ts'

const ProposalDialog = lazy(() =>
  import('./ProposalDialog.tsx').then((part) => ({ default: part.ProposalDialog })),
)

interface TextProposalProps {
  articleId: number
  proposal: Proposal
  opened: OpenedText
  /** Whether it is the text of the open tab. */
  isOpen: boolean
}

/** What an agent proposes for a text: a line above the text, and the comparison of both. */
export function TextProposal({ articleId, proposal, opened, isOpen }: TextProposalProps) {
  const comparing = useDialogStep('proposal')
  const dismissal = useDismissal(articleId, proposal)
  return (
    <>
      <ProposalNotice
        proposal={proposal}
        name={opened.name}
        dismissal={dismissal}
        onCompare={() => comparing.open(String(proposal.id))}
      />
      {isOpen && comparing.value === String(proposal.id) && (
        <Suspense>
          <ProposalDialog
            articleId={articleId}
            proposal={proposal}
            opened={opened}
            onDismiss={() => {
              dismissal.dismiss()
              comparing.close()
            }}
            onClose={comparing.close}
          />
        </Suspense>
      )}
    </>
  )
}
