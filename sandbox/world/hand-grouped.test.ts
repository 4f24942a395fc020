import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clusterKeywords } from '#engine/index.ts'
import { measureAgreement } from '#tests/support/engine/cluster-agreement.ts'
import { labelRows } from '#tests/support/engine/cluster-labels.ts'
import { tableOf } from '#tests/support/engine/serp-rows.ts'
import { createWorld, dayOf, serpOf, volumeOf } from './index.ts'

const PLAN_SCORE = 3
const folder = join(import.meta.dirname, 'hand-grouped')
const world = createWorld({ seed: 7, size: 1, today: dayOf('2026-04-01') })

/** Lists of about 100 keywords of one subject. A person has written each line: keywords that belong on one page. */
const lists = readdirSync(folder).map((file) => {
  const [name, language = 'en'] = file.split('.')
  const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n')
  return { name, language, groups: lines.map((line) => line.split(';').map((keyword) => keyword.trim())) }
})

test.each(lists)('a list about $name is clustered as a person would', ({ language, groups }) => {
  const truth = groups.flatMap((group, place) => group.map(() => place))
  const labels = labelRows(clusterOf(language, groups.flat(), PLAN_SCORE))
  expect(truth.length).toBeGreaterThanOrEqual(100)
  expect(measureAgreement(truth, labels).adjustedRand).toBeGreaterThan(0.7)
})

test.each(lists)(
  'each higher minimum score gives more clusters of a list about $name',
  ({ language, groups }) => {
    const counts = [2, 3, 4, 5, 6].map((score) => clusterOf(language, groups.flat(), score).clusterCount)
    expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b))
  },
)

function clusterOf(language: string, keywords: string[], minimumScore: number) {
  const market = { country: language === 'de' ? 'de' : 'us', language, device: 'desktop' as const }
  const rows = keywords.map((keyword) => ({
    keyword,
    volume: volumeOf(world.seed, keyword),
    urls: serpOf(world, keyword, { market }).map(({ url }) => url),
  }))
  return clusterKeywords(tableOf(rows), { minimumScore })
}
