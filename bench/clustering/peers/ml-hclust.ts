// Dense average linkage on 10 minus the shared URLs, as the package ml-hclust has it.
// usage: ml-hclust.ts keywords.jsonl minimum labels.txt
import { readFileSync, writeFileSync } from 'node:fs'
import { agnes } from 'ml-hclust'
import { itemAt } from '#platform/items.ts'

const DEPTH = 10
const TOLERANCE = 1e-9

const [path = '', minimum = '', out = ''] = process.argv.slice(2)
const serps = readSerps(path)
const tree = agnes(measureDistances(serps), { method: 'average', isDistanceMatrix: true })
const labels = new Int32Array(serps.length)
for (const [label, cluster] of tree.cut(DEPTH - Number(minimum) + TOLERANCE).entries())
  for (const keyword of cluster.indices()) labels[keyword] = label
writeFileSync(out, `${labels.join('\n')}\n`)

function readSerps(file: string): string[][] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line): string[] => JSON.parse(line).urls)
}

function measureDistances(lists: string[][]): number[][] {
  const distances = lists.map(() => Array.from({ length: lists.length }, () => DEPTH))
  const keywordsOf = new Map<string, number[]>()
  for (const [keyword, urls] of lists.entries()) {
    itemAt(distances, keyword)[keyword] = 0
    for (const url of urls) {
      const others = keywordsOf.get(url) ?? []
      for (const other of others) {
        for (const [one, another] of [
          [keyword, other],
          [other, keyword],
        ] as const) {
          const row = itemAt(distances, one)
          row[another] = itemAt(row, another) - 1
        }
      }
      others.push(keyword)
      keywordsOf.set(url, others)
    }
  }
  return distances
}
