import type { GraphLink } from './ring-layout.ts'

export interface Neighbours {
  /** The nodes that link to a node, and those that it links to; each once, in the order of the links. */
  incoming: readonly (readonly number[])[]
  outgoing: readonly (readonly number[])[]
}

export function findNeighbours(count: number, links: readonly GraphLink[]): Neighbours {
  const incoming: Set<number>[] = Array.from({ length: count }, () => new Set())
  const outgoing: Set<number>[] = Array.from({ length: count }, () => new Set())
  for (const [from, to] of links) {
    if (from === to) continue
    outgoing[from]?.add(to)
    incoming[to]?.add(from)
  }
  return { incoming: incoming.map((one) => [...one]), outgoing: outgoing.map((one) => [...one]) }
}

/** Moves to the next place of a list by a step, around its end; from a place that is not in the list to its first. */
export function stepThrough(places: readonly number[], now: number | null, step: 1 | -1): number | null {
  if (places.length === 0) return null
  const at = now === null ? -1 : places.indexOf(now)
  if (at === -1) return (step === 1 ? places[0] : places.at(-1)) ?? null
  return places[(at + step + places.length) % places.length] ?? null
}
