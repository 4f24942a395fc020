import { MadeUpSerpsNote } from '#features/serps/web/index.ts'
import { Facts } from '#ui/dialogs/Facts.tsx'
import type { BuildEstimate } from '../api.ts'
import classes from './BuildStep.module.css'
import { explainFree, listBuildFacts } from './describe-estimate.ts'

/** What a run that builds a hub asks of which service, and what that costs. */
export function BuildCost({ estimate }: { estimate: BuildEstimate }) {
  const { related, serps } = estimate
  const isFree = explainFree(estimate)
  const isMadeUp = [related, serps].some((part) => part?.isSandbox === true && part.calls > 0)
  return (
    <>
      <Facts facts={listBuildFacts(estimate)} />
      {isFree !== null && <p className={classes.text}>{isFree}</p>}
      {isFree === null && isMadeUp && (
        <p className={classes.text}>
          <MadeUpSerpsNote />
        </p>
      )}
    </>
  )
}
