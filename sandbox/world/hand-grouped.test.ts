import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clusterKeywords } from '#engine/index.ts'
import { measureAgreement } from '#tests/support/engine/cluster-agreement.ts'
import { labelRows } from '#tests/support/engine/cluster-labels.ts'
import { tableOf } from '#tests/support/engine/serp-rows.ts'
import { itemAt } from '../stage/items.ts'
import { createWorld, dayOf, serpOf, volumeOf, type World } from './index.ts'

const PLAN_SCORE = 3
const folder = join(import.meta.dirname, 'hand-grouped')
/** The product's own seed, and others: chance decides which pages rank for keywords that hardly differ. */
const worlds = [1, 2, 3].map((seed) => createWorld({ seed, size: 1, today: dayOf('2026-04-01') }))

/** Lists of about 100 keywords of one subject. A person has written each line: keywords that belong on one page. */
const lists = readdirSync(folder).map((file) => {
  const [name, language = 'en'] = file.split('.')
  const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n')
  return { name, language, groups: lines.map((line) => line.split(';').map((keyword) => keyword.trim())) }
})

test.each(lists)('a list about $name is clustered as a person would', ({ language, groups }) => {
  const truth = groups.flatMap((group, place) => group.map(() => place))
  expect(truth.length).toBeGreaterThanOrEqual(100)
  const agreements = worlds.map((world) => {
    const labels = labelRows(
      clusterOf(world, { language, keywords: groups.flat(), minimumScore: PLAN_SCORE }),
    )
    return measureAgreement(truth, labels).adjustedRand
  })
  expect(agreements.reduce((sum, one) => sum + one, 0) / worlds.length).toBeGreaterThan(0.7)
})

test.each(lists)(
  'each higher minimum score gives more clusters of a list about $name',
  ({ language, groups }) => {
    const counts = [2, 3, 4, 5, 6].map(
      (minimumScore) =>
        clusterOf(itemAt(worlds, 0), { language, keywords: groups.flat(), minimumScore }).clusterCount,
    )
    expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b))
  },
)

interface Clustering {
  language: string
  keywords: readonly string[]
  minimumScore: number
}

function clusterOf(world: World, { language, keywords, minimumScore }: Clustering) {
  const market = { country: language === 'de' ? 'de' : 'us', language, device: 'desktop' as const }
  const rows = keywords.map((keyword) => ({
    keyword,
    volume: volumeOf(world.seed, keyword),
    urls: serpOf(world, keyword, { market }).map(({ url }) => url),
  }))
  return clusterKeywords(tableOf(rows), { minimumScore })
}
