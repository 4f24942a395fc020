import { expectCall, paidModel, type Payer } from '#features/billing/server/index.ts'
import { formatCost, toMicroDollars, type MicroDollars } from '#features/billing/rules.ts'
import type { Model, ModelCall, ModelRequest } from '#integrations/model/index.ts'
import { LimitReached } from '#platform/errors.ts'
import { NEARLY_SPENT } from '../../rules.ts'
import type { CallRecord } from './record-calls.ts'
import { recordedModel } from './recorded-model.ts'

interface Spent {
  cost: MicroDollars
  /** In and out. */
  tokens: number
}

interface BudgetInput {
  payer: Payer
  /** What may be spent; RUN_CAP for a run. */
  cap: Spent
  record: CallRecord
  /** What was spent before, as by the attempts of a run that crashed; an unknown cost counts as 0. */
  spentBefore: { cost: MicroDollars | null; tokens: number }
}

interface Budget {
  /**
   * A model whose calls are in the cost ledger and in model_calls, and count towards the cap. A call that may exceed the
   * cap is not made, and rejects with RunCapReached.
   */
  wrap(model: Model, asked: { agent: string; what: string }): Model
  /** Whether so much is spent that only what finishes the article should still be done. */
  isNearlySpent(): boolean
  spent(): Spent
}

/** A call that might cost more than the cap of its run leaves. */
export class RunCapReached extends LimitReached {
  override name = 'RunCapReached'
}

/** The budget of a run. */
export function openBudget({ payer, cap, record, spentBefore }: BudgetInput): Budget {
  const spent: Spent = { cost: spentBefore.cost ?? 0, tokens: spentBefore.tokens }
  const underWay: Spent = { cost: 0, tokens: 0 }

  const count = ({ usage }: ModelCall) => {
    if (usage === null) return
    const cost = toMicroDollars(usage.cost ?? 0)
    add(spent, { cost, tokens: usage.inputTokens + usage.outputTokens })
  }
  const within = async <Result>(expected: Spent, call: () => Promise<Result>): Promise<Result> => {
    requireRoom(cap, [spent, underWay, expected])
    add(underWay, expected)
    try {
      return await call()
    } finally {
      add(underWay, { cost: -expected.cost, tokens: -expected.tokens })
    }
  }

  return {
    wrap(model, asked) {
      const paid = paidModel(payer, recordedModel(model, { ...asked, record, count }))
      const make = async <Result>(request: ModelRequest, call: () => Promise<Result>): Promise<Result> => {
        request.signal.throwIfAborted()
        const { inputTokens, outputTokens, cost } = expectCall(model, request)
        return within({ cost: cost ?? 0, tokens: inputTokens + outputTokens }, call)
      }
      return {
        ...paid,
        generateText: (request) => make(request, () => paid.generateText(request)),
        generateObject: (request) => make(request, () => paid.generateObject(request)),
      }
    },
    isNearlySpent: () => spent.cost >= NEARLY_SPENT * cap.cost || spent.tokens >= NEARLY_SPENT * cap.tokens,
    spent: () => ({ ...spent }),
  }
}

function add(sum: Spent, { cost, tokens }: Spent): void {
  sum.cost += cost
  sum.tokens += tokens
}

/** Throws when all of this together is more than the cap. */
function requireRoom(cap: Spent, parts: readonly Spent[]): void {
  const all: Spent = { cost: 0, tokens: 0 }
  for (const one of parts) add(all, one)
  if (all.cost > cap.cost)
    throw new RunCapReached(describeCap(`${formatCost(cap.cost)} that one run may cost`))
  if (all.tokens > cap.tokens)
    throw new RunCapReached(describeCap(`${cap.tokens.toLocaleString('en')} tokens that one run may use`))
}

function describeCap(cap: string): string {
  return `The next call of the model would exceed the ${cap}. What is written so far stays; start the writing again to go on.`
}
