import { APPROVED_STATUSES } from '#features/articles/rules.ts'
import { GATES, type ContentScore, type Gate } from '../contract.ts'

/** Statuses that say that a text can be read by everybody. */
const GATED_STATUSES = new Set<string>(APPROVED_STATUSES)

/** What the gates of a text stand for, in a few words each: “2 citations have no evidence behind them”. */
export function describeGates({ gates }: Pick<ContentScore, 'gates'>): string[] {
  return GATES.flatMap((name) => {
    const count = gates.filter((gate) => gate.name === name).length
    return count === 0 ? [] : [describe(name, count)]
  })
}

/** Why a text with these gates cannot get a status, as people read it; null when it can. */
export function refuseStatus(status: string, gates: Gate[]): string | null {
  if (gates.length === 0 || !GATED_STATUSES.has(status)) return null
  return `This text cannot be marked as ${status}: ${describeGates({ gates }).join('; ')}.`
}

function describe(name: Gate['name'], count: number): string {
  const one = count === 1
  switch (name) {
    case 'dangling citation':
      return one ? '1 citation has no evidence behind it' : `${count} citations have no evidence behind them`
    case 'unknown URL':
      return one ? '1 link leads to an unknown page' : `${count} links lead to unknown pages`
    case 'verbatim':
      return 'too much of it stands word for word on a ranking page'
    case 'empty section':
      return one ? '1 section is empty' : `${count} sections are empty`
  }
}
