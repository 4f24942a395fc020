import { messageOf } from '#platform/web/api/api-error.ts'
import { formatCount } from '#ui/numbers.ts'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import type { connectionsApi } from '../api.ts'
import classes from '../publishers/Publisher.module.css'

type Trial = Awaited<ReturnType<typeof connectionsApi.testCustomCms.call>>

interface CmsTrialProps {
  trial: Trial | null
  error: Error | null
}

/** What was sent to the CMS, what it answered, and what that means. */
export function CmsTrial({ trial, error }: CmsTrialProps) {
  return (
    <output className={classes.trial} aria-label="Result of the test">
      {error !== null && (
        <p className={classes.problem}>
          {messageOf(error, 'The connection could not be tested. Please try again.')}
        </p>
      )}
      {trial !== null && <TrialWords trial={trial} />}
    </output>
  )
}

function TrialWords({ trial: { sent, answered, is_working: isWorking, message } }: { trial: Trial }) {
  const headers = Object.entries(sent.headers).map(([name, value]) => `${name}: ${value}`)
  return (
    <>
      <StatusChip tone={isWorking ? 'good' : 'danger'}>{isWorking ? 'Works' : 'Does not work'}</StatusChip>
      <p className={isWorking ? classes.hint : classes.problem} dir="auto">
        {message}
      </p>
      <h3>Sent</h3>
      <pre className={classes.said}>{[`${sent.method} ${sent.url}`, ...headers].join('\n')}</pre>
      <h3>Answered</h3>
      {answered === null ? (
        <p className={classes.hint}>No answer came.</p>
      ) : (
        <>
          <p className={classes.hint}>
            HTTP {answered.status}, {answered.content_type || 'no content type'}, after{' '}
            {formatCount(answered.milliseconds)} ms
          </p>
          <pre className={classes.said}>{answered.text || 'The answer is empty.'}</pre>
        </>
      )}
    </>
  )
}
