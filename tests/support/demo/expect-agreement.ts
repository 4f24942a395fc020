import { expect } from 'vitest'
import type { Demo } from './read-demo.ts'

const LARGEST = 40
/** Clusters whose own page is compared with the list. */
const COMPARED = 5

/** Fails unless clusters, hubs and keywords of the demo have the sizes that convince, and their numbers agree. */
export async function expectAgreement(demo: Demo): Promise<void> {
  const { clusters, total, pageCounts, hubs, keywords } = demo
  expect(clusters).toHaveLength(total)
  expect(pageCounts.existing + pageCounts.new).toBe(total)
  expect(clusters.filter((one) => one.page_id !== null)).toHaveLength(pageCounts.existing)
  const sizes = clusters.map((one) => one.keyword_count)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(LARGEST)
  expect(new Set(sizes).size).toBeGreaterThan(10)
  expect(sum(sizes)).toBe(keywords.inPlanCount)
  expect(keywords.inPlanCount).toBeGreaterThan(0.9 * keywords.totalCount)

  expect(hubs).toHaveLength(10)
  for (const hub of hubs) {
    const own = clusters.filter((one) => one.topic_id === hub.id)
    expect([hub.name, hub.article_count]).toEqual([hub.name, own.length])
    expect(own.length).toBeGreaterThan(10)
    expect(hub.existing).toBe(own.filter((one) => one.page_id !== null).length)
  }
  expect(clusters.filter((one) => one.topic_id === null).length).toBeLessThan(0.1 * total)

  expect(demo.pages.filter((one) => one.favorite_product)).toHaveLength(4)
  for (const one of clusters.slice(0, COMPARED)) {
    const members = await demo.readMembers(one.article_id)
    const known = members.flatMap(({ estimated_search_volume: volume }) => volume ?? [])
    expect([one.title, members.length, known.length, sum(known)]).toEqual([
      one.title,
      one.keyword_count,
      one.known_volume_count,
      one.estimated_search_volume,
    ])
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
