import type { StateChange } from './compare-states.ts'
import { EXCLUDED, NOWHERE } from './plan-state.ts'

/** What happened to how many clusters and keywords. */
interface EffectSums {
  articlesBack: number
  articlesGone: number
  articlesEdited: number
  /** Keywords that came into a cluster from none, became inactive or excluded, or came into another cluster. */
  activeKeywords: number
  inactiveKeywords: number
  excludedKeywords: number
  movedKeywords: number
}

/** Sums up what an undo changed; null when it changed nothing. */
export function sumEffect(effect: StateChange | null): EffectSums {
  const { articles = [], placesBefore = [], placesAfter = [] } = effect ?? {}
  const count = (isMeant: (from: number, to: number) => boolean) =>
    placesAfter.filter((to, at) => isMeant(placesBefore[at] ?? NOWHERE, to)).length
  return {
    articlesBack: articles.filter(({ before }) => before === null).length,
    articlesGone: articles.filter(({ after }) => after === null).length,
    articlesEdited: articles.filter(({ before, after }) => before !== null && after !== null).length,
    activeKeywords: count((from, to) => from <= NOWHERE && to > NOWHERE),
    inactiveKeywords: count((_from, to) => to === NOWHERE),
    excludedKeywords: count((_from, to) => to === EXCLUDED),
    movedKeywords: count((from, to) => from > NOWHERE && to > NOWHERE),
  }
}
