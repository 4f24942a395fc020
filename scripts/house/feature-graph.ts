import { findPlace, isTest } from './places.ts'
import type { Module } from './read-module.ts'

/** For each feature: the names of the features that it imports. */
export type FeatureGraph = Map<string, Set<string>>

/** Reads which feature imports which. Contracts and rules count, tests do not. */
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

/** All features that a feature imports, directly or through others; the feature itself only if it is in a cycle. */
export function listBelow(graph: FeatureGraph, feature: string): Set<string> {
  const seen = new Set(graph.get(feature))
  for (const one of seen) for (const next of graph.get(one) ?? []) seen.add(next)
  return seen
}

/**
 * The features by floor, the lowest first: each is on the floor above the highest feature that it imports. Throws if
 * there is a cycle.
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
