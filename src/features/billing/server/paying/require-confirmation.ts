import { Explained } from '#platform/errors.ts'
import type { CostEstimate } from '../../contract.ts'
import { formatCost, type MicroDollars } from '../../rules.ts'

/**
 * The error of a run that costs more than was confirmed. It has the estimate, so that the client can ask the user.
 */
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

/**
 * For commands that start a paid run: throws NotConfirmed unless its estimate needs no confirmation or was confirmed.
 */
export function requireConfirmation({
  estimate,
  confirmedCost = 0,
}: {
  estimate: CostEstimate
  confirmedCost?: MicroDollars | undefined
}): void {
  if (estimate.needsConfirmation && estimate.cost > confirmedCost) throw new NotConfirmed(estimate)
}
