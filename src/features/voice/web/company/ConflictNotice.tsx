import { Button } from '@mantine/core'
import { TextDifferences } from '../guide/TextDifferences.tsx'
import type { CompanyDraft } from './company-conflicts.ts'
import classes from './CompanyInfo.module.css'
import type { CompanyInfoForm } from './use-company-info.ts'

interface ConflictNoticeProps {
  form: CompanyInfoForm
  field: keyof CompanyDraft
}

/** Shows what another user or window has saved since a text was changed here, and asks which one stays. */
export function ConflictNotice({ form: { draft, conflicts, decide }, field }: ConflictNoticeProps) {
  const theirs = conflicts[field]
  if (theirs === undefined || draft === null) return null
  return (
    <div className={classes.proposal}>
      <p role="alert">
        Somebody else has saved this text while you were changing it. Marked: what yours changes in theirs.
      </p>
      <TextDifferences before={theirs} after={draft[field]} />
      <div className={classes.line}>
        <Button size="compact-md" variant="default" onClick={() => decide(field, 'theirs')}>
          Take theirs
        </Button>
        <Button size="compact-md" onClick={() => decide(field, 'mine')}>
          Keep mine
        </Button>
      </div>
    </div>
  )
}
