import { drawFeatures } from './draw-features.ts'
import { readFeatureGraph } from './feature-graph.ts'
import type { Finding, House, Rule } from './rule.ts'

export const docRules: Rule[] = [
  { name: 'the picture of the features is the one of today', find: findOldPicture },
]

const PICTURE = 'docs/house.svg'

function findOldPicture({ files, modules }: House): Finding[] {
  const picture = files.find(({ path }) => path === PICTURE)
  if (picture === undefined || picture.text === drawFeatures(readFeatureGraph(modules))) return []
  return [
    { path: PICTURE, line: 1, sentence: 'the features import each other differently now: npm run docs' },
  ]
}
