import type { ScorePart } from '../../contract.ts'
import { makePart, makeUnjudged, type Reason } from '../make-part.ts'
import type { PreparedProfile, ProfileTerm } from '../profile/prepare-profile.ts'
import type { Article, Place } from '../read-article.ts'

/** Each time more than pages use a term costs, until the term has taken this many times its points from others. */
const MOST_COST = 4
/** Uses above the most of all pages that are free: short texts have few words. */
const SPARE = 1

/** Whether the text uses the terms of the ranking pages, about as often as they do. */
export function scoreTerms(article: Article, prepared: PreparedProfile): ScorePart {
  const { terms, pages } = prepared.profile
  if (terms.length === 0)
    return makeUnjudged('terms', {
      reason: 'No terms are known that the ranking pages share.',
      fix: 'Read the ranking pages again, so that the terms can be judged.',
    })
  const uses = countUses(article, prepared)
  const reasons: (Reason & { loss: number })[] = []
  let sum = 0
  let all = 0
  for (const term of terms) {
    const weight = term.pages / pages
    const found = uses.get(term) ?? []
    const { value, reason } = judgeTerm(term, { uses: found, words: article.words.length, pages })
    all += weight
    sum += weight * value
    if (reason) reasons.push({ ...reason, loss: weight * (1 - value) })
  }
  const worst = reasons.toSorted((one, other) => other.loss - one.loss)
  return makePart(
    'terms',
    sum / all,
    worst.map(({ reason, fix, place }) => ({ reason, fix, place })),
  )
}

/** Where each term stands in the text. */
function countUses(article: Article, { terms }: PreparedProfile): Map<ProfileTerm, Place[]> {
  const uses = new Map<ProfileTerm, Place[]>()
  for (const { sentences } of article.blocks)
    for (const { folded, place } of sentences)
      for (const [from, word] of folded.entries())
        for (const term of terms.get(word) ?? []) {
          if (!term.words.every((one, at) => folded[from + at] === one)) continue
          const places = uses.get(term) ?? []
          places.push(place)
          uses.set(term, places)
        }
  return uses
}

interface Use {
  uses: Place[]
  /** Of the text. */
  words: number
  pages: number
}

function judgeTerm(term: ProfileTerm, { uses, words, pages }: Use): { value: number; reason: Reason | null } {
  const least = Math.max(1, Math.round((term.low * words) / 1_000))
  const most = Math.max(least, Math.ceil((term.high * words) / 1_000)) + SPARE
  const name = `“${term.term}”`
  if (uses.length === 0) {
    const reason = `${name} is on ${term.pages} of ${pages} ranking pages, but not in this text.`
    return { value: 0, reason: { reason, fix: `Use ${name} ${sayTimes(least)}.`, place: null } }
  }
  if (uses.length > most) {
    const cost = ((uses.length - most) / most) * 2
    const reason = `${name} is used ${sayTimes(uses.length)}; no ranking page of this length uses it more than ${sayTimes(most)}.`
    const fix = `Take ${name} out ${sayTimes(uses.length - most)}, or write something else for it.`
    return { value: Math.max(-MOST_COST, 1 - cost), reason: { reason, fix, place: uses.at(-1) ?? null } }
  }
  if (uses.length >= least) return { value: 1, reason: null }
  const reason = `${name} is used ${sayTimes(uses.length)}; ranking pages of this length use it ${sayTimes(least)} or more.`
  return {
    value: uses.length / least,
    reason: {
      reason,
      fix: `Use ${name} ${sayTimes(least - uses.length)} more than now.`,
      place: uses[0] ?? null,
    },
  }
}

function sayTimes(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}
