import type { ContentScore, Gate, MendName } from '../../contract.ts'
import { TooComplex } from '../../evidence/index.ts'
import { scoreText, type ScoreInput } from '../score-text.ts'
import type { Mend, MendPlace } from './mend.ts'
import { MEND_TEXTS } from './mend-texts.ts'

const MEND_OF_GATE = {
  'dangling citation': 'drop citation',
  'unknown URL': 'drop link',
  'empty section': 'drop heading',
  verbatim: null,
} as const satisfies Record<Gate['name'], MendName | null>

/**
 * The changes by which code can mend what a score complains of, one after the other, because each takes some milliseconds.
 * Only those are found that neither lower the score nor make another gate worse; null stands for one that does.
 */
export function* findMends(input: ScoreInput, before: ContentScore): Generator<Mend | null> {
  for (const { of, ...wanted } of listWanted(before)) {
    const markdown = mendText(input, wanted)
    const after = markdown === null ? null : scoreText({ ...input, markdown })
    if (markdown === null || markdown === input.markdown || after === null) yield null
    else if (after.score < before.score || !hasFewerGates(after, before, of === 'gates')) yield null
    else yield { of, ...wanted, edit: findEdit(input.markdown, markdown), score: after.score }
  }
}

type Wanted = MendPlace & Pick<Mend, 'of'>

function listWanted({ gates, parts }: ContentScore): Wanted[] {
  const ofGates = gates.flatMap(({ name, place }): Wanted[] => {
    const mend = MEND_OF_GATE[name]
    return mend === null || place === null ? [] : [{ of: 'gates', name: mend, place }]
  })
  const ofParts = parts.flatMap(({ name: of, reasons }) =>
    reasons.flatMap(({ mend, place }): Wanted[] => (mend === undefined ? [] : [{ of, name: mend, place }])),
  )
  return [...ofGates, ...ofParts]
}

function mendText(input: ScoreInput, { name, place }: MendPlace): string | null {
  try {
    return MEND_TEXTS[name](input, place ?? { start: 0, end: 0 })
  } catch (error) {
    if (error instanceof TooComplex) return null
    throw error
  }
}

/** Whether no gate has more faults than before; of a gate that is mended, one fault at least is gone. */
function hasFewerGates(after: ContentScore, before: ContentScore, isFewer: boolean): boolean {
  const isNoWorse = before.gates
    .concat(after.gates)
    .every(({ name }) => count(after, name) <= count(before, name))
  return isNoWorse && (!isFewer || after.gates.length < before.gates.length)
}

function count({ gates }: ContentScore, name: Gate['name']): number {
  return gates.filter((gate) => gate.name === name).length
}

/** The part of a text in which another one differs. */
function findEdit(before: string, after: string): Mend['edit'] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let same = 0
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same++
  return { start, end: before.length - same, text: after.slice(start, after.length - same) }
}
