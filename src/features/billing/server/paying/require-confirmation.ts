import { Explained } from '#platform/errors.ts'
import type { CostEstimate } from '../../contract.ts'
import { formatCost, type MicroDollars } from '../../rules.ts'

/** A run costs more than anybody has agreed to; the estimate goes along, so that it can be asked for. */
export class NotConfirmed extends Explained {
  override name = 'NotConfirmed'
  override readonly status = 409
  override readonly code = 'not_confirmed'
  override readonly details: { estimate: CostEstimate }

  constructor(estimate: CostEstimate) {
    super(`This costs about ${formatCost(estimate.cost)} at ${estimate.provider}. Please confirm it first.`)
    this.details = { estimate }
  }
}

/** For commands that start a paid run: throws unless its estimate is below the limit, or at most what was confirmed. */
export function requireConfirmation({
  estimate,
  confirmedCost = 0,
}: {
  estimate: CostEstimate
  confirmedCost?: MicroDollars | undefined
}): void {
  if (estimate.needsConfirmation && estimate.cost > confirmedCost) throw new NotConfirmed(estimate)
}
