import { foldHeading } from './fold.ts'
import { countRight, type Share } from './share.ts'

interface Gold {
  /** The wordings of each subject that the ranking pages share. */
  headings: readonly (readonly string[])[]
  /** Headings of pages that no article needs. */
  notHeadings: readonly string[]
}

/** How far a brief's headings are the subjects of the gold. A second heading for the same subject is wrong. */
export function compareHeadings(
  headings: readonly string[],
  gold: Gold,
): { recall: Share; precision: Share; unwanted: string[] } {
  const subjectOf = new Map(
    gold.headings.flatMap((wordings, subject) => wordings.map((one) => [foldHeading(one), subject] as const)),
  )
  const found = new Map<number, string>()
  for (const heading of headings) {
    const subject = subjectOf.get(foldHeading(heading))
    if (subject !== undefined && !found.has(subject)) found.set(subject, heading)
  }
  const right = new Set(found.values())
  const notWanted = new Set(gold.notHeadings.map(foldHeading))
  return {
    recall: countRight([...gold.headings.entries()], {
      isRight: ([subject]) => found.has(subject),
      name: ([, [wording = '']]) => wording,
    }),
    precision: countRight(headings, { isRight: (one) => right.has(one), name: (one) => one }),
    unwanted: headings.filter((one) => notWanted.has(foldHeading(one))),
  }
}
