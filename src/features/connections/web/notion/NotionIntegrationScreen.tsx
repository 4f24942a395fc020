import { AccessResult } from '../access/AccessResult.tsx'
import { useAccessResult } from '../access/use-access-result.ts'
import classes from '../access/AccessResult.module.css'
import { finishNotion, UNEXPECTED } from './finish-notion.ts'

const BUSY = 'Connecting Notion …'
const DONE = 'Notion integration successful! You can close this window'
const FAILED = 'Notion is not connected'

/** S-21: the page to which Notion sends users back; it says only whether the connection worked (F-233). */
export function NotionIntegrationScreen() {
  const outcome = useAccessResult('notion', { finish: finishNotion, unexpected: UNEXPECTED })
  if (outcome === undefined) return <AccessResult look="busy" title={BUSY} />
  if (outcome.isConnected) return <AccessResult look="good" title={DONE} />
  return (
    <AccessResult look="bad" title={FAILED}>
      <p role="alert">{outcome.problem}</p>
      <p className={classes.next}>{outcome.next}</p>
    </AccessResult>
  )
}
