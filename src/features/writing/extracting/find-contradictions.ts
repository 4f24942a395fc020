import { itemAt } from '#platform/items.ts'
import type { Reader } from './create-reader.ts'
import type { Candidate } from './place-sentences.ts'
import { readAmounts, type Amount } from './read-amounts.ts'
import { fill, listWords, textsOf } from './words/texts.ts'

const MOST = 10
/** Two sentences are about the same when they share so many words, and such a part of them. */
const LEAST_SHARED = 3
const LEAST_SHARE = 0.5
const MOST_NAMED = 3
/** A page that has more numbers with one unit is a table. */
const MOST_OF_UNIT = 100

interface Claim {
  amount: Amount
  keys: ReadonlySet<string>
  candidate: Candidate
}

/** Where two pages give different numbers, in one unit, for the same; a sentence each. */
export function findContradictions(
  candidates: readonly Candidate[],
  { reader, subject }: { reader: Reader; subject: ReadonlySet<string> },
): string[] {
  const byUnit = groupByUnit(candidates.flatMap((candidate) => readClaims(candidate, reader)))
  const found = new Map<string, string>()
  for (const ofUnit of byUnit.values())
    for (const [at, one] of ofUnit.entries())
      for (let next = at + 1; next < ofUnit.length; next++) {
        const other = itemAt(ofUnit, next)
        const shared = findShared(one, other)
        if (shared === null) continue
        const key = [...shared].toSorted().join(' ')
        if (!found.has(key))
          found.set(
            key,
            describe(one, { other, shared: nameFirst(shared, subject), language: reader.language }),
          )
      }
  return [...found.values()].slice(0, MOST)
}

function groupByUnit(claims: readonly Claim[]): ReadonlyMap<string, Claim[]> {
  const counts = new Map<string, number>()
  const kept = claims.filter(({ amount: { unit }, candidate }) => {
    const place = `${candidate.page.page.url} ${unit}`
    const count = (counts.get(place) ?? 0) + 1
    counts.set(place, count)
    return count <= MOST_OF_UNIT
  })
  return Map.groupBy(kept, ({ amount }) => amount.unit)
}

function readClaims(candidate: Candidate, reader: Reader): Claim[] {
  const fold = (word: string) => reader.read(word)[0]?.key ?? word
  const amounts = readAmounts(candidate.sentence, fold)
  // With several numbers in a sentence it is not sure which of its words each is about.
  const [amount] = amounts
  if (amount === undefined || amounts.length > 1) return []
  const keys = new Set(
    [...candidate.sentence.keys].filter((key) => key !== amount.unit && !/\p{Nd}/u.test(key)),
  )
  return [{ amount, keys, candidate }]
}

/** The words that two claims of different hosts share, when their numbers differ; null when they agree or speak of different things. */
function findShared(one: Claim, other: Claim): string[] | null {
  if (one.candidate.page.host === other.candidate.page.host) return null
  if (one.amount.least <= other.amount.most && other.amount.least <= one.amount.most) return null
  const shared = [...one.keys].filter((key) => other.keys.has(key))
  const all = one.keys.size + other.keys.size - shared.length
  return shared.length >= LEAST_SHARED && shared.length >= all * LEAST_SHARE ? shared : null
}

/** Words of the main keyword only when there are no others. */
function nameFirst(shared: readonly string[], subject: ReadonlySet<string>): string[] {
  const others = shared.filter((key) => !subject.has(key))
  return others.length > 0 ? others : [...shared]
}

function describe(
  one: Claim,
  { other, shared, language }: { other: Claim; shared: readonly string[]; language: string },
): string {
  const written = one.candidate.sentence.words
    .filter(({ key, isWeak }) => key !== null && !isWeak && shared.includes(key))
    .map(({ text }) => text)
  const topics = listWords([...new Set(written)].slice(0, MOST_NAMED), language)
  const numbers = [one, other]
    .map(({ amount, candidate }) => `${amount.text} (${candidate.page.host})`)
    .join(' / ')
  return fill(textsOf(language).differ, { topics, numbers })
}
