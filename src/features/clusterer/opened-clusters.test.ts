import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { clusterFiles } from './cluster-files.ts'
import { openClusters } from './opened-clusters.ts'

function source(name: string, bytes: Uint8Array) {
  return { name, size: bytes.length, chunks: chunksOf(bytes) }
}

async function* chunksOf(bytes: Uint8Array) {
  yield await Promise.resolve(bytes)
}

async function example(name: string) {
  return source(name, await readFile(`examples/${name}`))
}

function openText(text: string) {
  return openClusters(source('clusters.csv', new TextEncoder().encode(text)))
}

test('the clusters of a CSV that was saved are the same when it is opened again', async () => {
  const [keywords, serps] = [await example('keywords.csv'), await example('serps.csv')]
  const saved = await clusterFiles({ keywords, serps, minimumScore: 3 })
  const csv = Buffer.concat([...saved.csv({ forSpreadsheet: true })])
  const opened = await openClusters(source('clusters.csv', csv))
  expect(opened?.summary).toMatchObject({
    keywords: saved.summary.keywords,
    clusters: saved.summary.clusters,
    singles: saved.summary.singles,
  })
  const plain = (clusters: typeof saved.clusters | undefined) =>
    clusters?.map(({ overlap, ...cluster }) => ({ ...cluster, overlap: overlap?.toFixed(1) }))
  expect(plain(opened?.clusters)).toEqual(plain(saved.clusters))
  for (const { cluster } of saved.clusters)
    expect(opened?.members(cluster).map(({ keyword, volume }) => [keyword, volume])).toEqual(
      saved.members(cluster).map(({ keyword, volume }) => [keyword, volume]),
    )
  expect(Buffer.concat([...(opened?.csv({ forSpreadsheet: true }) ?? [])]).equals(csv)).toBe(true)
})

test('a keyword that was written so that no spreadsheet runs it is itself again', async () => {
  const opened = await openText(
    "cluster,main_keyword,keyword,volume,overlap\n1,'=1+1,'=1+1,20,4\n1,'=1+1,\"a;'=2\",10,4\n",
  )
  expect(opened?.members(1).map(({ keyword }) => keyword)).toEqual(['=1+1', 'a;=2'])
})

test('clusters with numbers or names of any kind are opened, the main keyword first, and empty rows are counted', async () => {
  const opened = await openText(
    'cluster;main_keyword;keyword;volume;overlap\nboots;b;a;5;2,5\nboots;b;b;7;2,5\nhats;c;c;90;\nhats;c;;1;\n',
  )
  expect(opened?.summary).toMatchObject({ keywords: 3, clusters: 2, singles: 1, skipped: 1 })
  expect(opened?.clusters.map(({ mainKeyword, overlap }) => [mainKeyword, overlap])).toEqual([
    ['c', null],
    ['b', 2.5],
  ])
  expect(opened?.members(2).map(({ keyword }) => keyword)).toEqual(['b', 'a'])
})

test.each(['keyword,volume\na,1', 'keyword,volume,serp_urls\na,1,https://a.example/|https://b.example/'])(
  'a list of keywords is not taken for clusters: %s',
  async (text) => {
    expect(await openText(text)).toBeNull()
  },
)

test('a CSV of clusters without a row is refused with its name', async () => {
  await expect(openText('cluster,main_keyword,keyword,volume,overlap\n')).rejects.toThrow(
    'clusters.csv holds no keywords.',
  )
})

const urlsOf = (site: string) => [1, 2, 3].map((page) => `https://${site}.example/${page}`).join('|')

test('unknown volumes are the same when the clusters are saved and opened again, and stand last', async () => {
  const lines = [
    ['part a', '', 'part'],
    ['part b', '0', 'part'],
    ['part c', '1200', 'part'],
    ['none a', '', 'none'],
    ['none b', '-', 'none'],
    ['zero', '0', 'zero'],
  ].map(([keyword, volume, site = '']) => `${keyword},${volume},${urlsOf(site)}`)
  const text = `keyword,volume,serp_urls\n${lines.join('\n')}\n`
  const keywords = source('keywords.csv', new TextEncoder().encode(text))
  const saved = await clusterFiles({ keywords, serps: null, minimumScore: 3 })
  const csv = Buffer.concat([...saved.csv({ forSpreadsheet: true })])
  expect(csv.toString().split('\n').slice(1, -1)).toEqual([
    '1,part c,part c,1200,3',
    '1,part c,part b,0,3',
    '1,part c,part a,,3',
    '2,zero,zero,0,',
    '3,none a,none a,,3',
    '3,none a,none b,,3',
  ])
  const opened = await openClusters(source('clusters.csv', csv))
  for (const shown of [saved, opened]) {
    expect(shown?.clusters.map(({ volume, knownVolumes }) => [volume, knownVolumes])).toEqual([
      [1200, 2],
      [0, 1],
      [null, 0],
    ])
    expect(shown?.members(1).map(({ volume }) => volume)).toEqual([1200, 0, null])
  }
  expect(Buffer.concat([...(opened?.csv({ forSpreadsheet: true }) ?? [])]).equals(csv)).toBe(true)
})

test('a volume in a saved CSV that cannot be read as a number is unknown', async () => {
  const opened = await openText('cluster,main_keyword,keyword,volume,overlap\n1,a,a,many,2\n1,a,b,5,2\n')
  expect(opened?.clusters[0]).toMatchObject({ volume: 5, knownVolumes: 1 })
  expect(opened?.members(1).map(({ volume }) => volume)).toEqual([null, 5])
})
