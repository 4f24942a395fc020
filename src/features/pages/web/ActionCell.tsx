import { ACTION_NAMES, type Action } from '#features/advice/rules.ts'
import classes from './ActionCell.module.css'

interface Advised {
  /** What a user chose. */
  action: Action | null
  suggested_action: Action | null
  suggested_action_reason: string | null
}

/** What is to be done with a page: strong where a user chose it, quiet where it is only suggested. */
export function ActionCell({ page }: { page: Advised }) {
  const { action, suggested_action: suggested, suggested_action_reason: reason } = page
  if (action !== null)
    return (
      <span className={classes.action} data-chosen title={describeChoice(page)}>
        {ACTION_NAMES[action]}
        <span className="visually-hidden">, chosen</span>
      </span>
    )
  if (suggested === null) return '–'
  return (
    <span className={classes.action} title={`Suggested. ${reason ?? ''}`.trim()}>
      {ACTION_NAMES[suggested]}
      <span className="visually-hidden">, suggested</span>
    </span>
  )
}

function describeChoice({ action, suggested_action: suggested }: Advised): string {
  if (suggested === null) return 'Chosen'
  return suggested === action ? 'Chosen, as suggested' : `Chosen. Suggested: ${ACTION_NAMES[suggested]}`
}
