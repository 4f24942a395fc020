import { findPlace, isTest } from './places.ts'
import type { Module } from './read-module.ts'

/** The features that import each other: each with those below it, by name. */
export type FeatureGraph = Map<string, Set<string>>

/** Reads which features import which, contracts and rules counted, tests not. */
export function readFeatureGraph(modules: readonly Module[]): FeatureGraph {
  const graph: FeatureGraph = new Map()
  for (const { path, references } of modules) {
    const from = findPlace(path)?.feature ?? null
    if (from === null || isTest(path)) continue
    const below = graph.get(from) ?? new Set()
    graph.set(from, below)
    for (const { target } of references) {
      const to = findPlace(target)?.feature ?? null
      if (to !== null && to !== from) below.add(to)
    }
  }
  return graph
}

/** Everything below a feature, directly or through others; the feature itself only where it is in a circle. */
export function listBelow(graph: FeatureGraph, feature: string): Set<string> {
  const seen = new Set(graph.get(feature))
  for (const one of seen) for (const next of graph.get(one) ?? []) seen.add(next)
  return seen
}

/**
 * The features in floors, the lowest first: each stands on the floor above the highest that it imports. Throws where they form a
 * circle.
 */
export function listFloors(graph: FeatureGraph): string[][] {
  const floors: string[][] = []
  const placed = new Set<string>()
  while (placed.size < graph.size) {
    const floor = [...graph.keys()]
      .filter((feature) => !placed.has(feature))
      .filter((feature) => [...(graph.get(feature) ?? [])].every((one) => placed.has(one)))
      .sort()
    if (floor.length === 0) throw new Error('These features import each other in a circle.')
    for (const feature of floor) placed.add(feature)
    floors.push(floor)
  }
  return floors
}
