import { drawFeatures } from './draw-features.ts'
import { readFeatureGraph } from './feature-graph.ts'
import { CODES, listCited, listExplained, type CodeUse } from './specification-codes.ts'
import type { Finding, House, Rule } from './rule.ts'

export const docRules: Rule[] = [
  { name: 'the picture shows the current features', find: findOldPicture },
  { name: 'every code of the specification is explained', find: findUnexplainedCodes },
]

const PICTURE = 'docs/house.svg'

function findOldPicture({ files, modules }: House): Finding[] {
  const picture = files.find(({ path }) => path === PICTURE)
  if (picture === undefined || picture.text === drawFeatures(readFeatureGraph(modules))) return []
  return [
    { path: PICTURE, line: 1, sentence: 'the features import each other differently now: npm run docs' },
  ]
}

function findUnexplainedCodes({ files }: House): Finding[] {
  const cited = listCited(files)
  const explained = listExplained(files)
  return [
    ...listMissing(cited, explained).map(({ code, ...place }) => ({
      ...place,
      sentence: `${code} has no row in ${CODES}`,
    })),
    ...listMissing(explained, cited).map(({ code, ...place }) => ({
      ...place,
      sentence: `nothing cites ${code} any more: remove its row`,
    })),
  ]
}

function listMissing(uses: readonly CodeUse[], others: readonly CodeUse[]): CodeUse[] {
  const known = new Set(others.map(({ code }) => code))
  return uses.filter(({ code }) => !known.has(code))
}
