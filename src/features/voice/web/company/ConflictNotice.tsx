import { TheirsNotice } from '../guide/TheirsNotice.tsx'
import type { CompanyDraft } from './company-conflicts.ts'
import type { CompanyInfoForm } from './use-company-info.ts'

interface ConflictNoticeProps {
  form: CompanyInfoForm
  field: keyof CompanyDraft
}

/** The question which text of the company stays, when another user or window has saved another one. */
export function ConflictNotice({ form: { draft, conflicts, decide }, field }: ConflictNoticeProps) {
  const theirs = conflicts[field]
  if (theirs === undefined || draft === null) return null
  return (
    <TheirsNotice
      what="this text"
      theirs={theirs}
      mine={draft[field]}
      onTakeTheirs={() => decide(field, 'theirs')}
      onKeepMine={() => decide(field, 'mine')}
    />
  )
}
