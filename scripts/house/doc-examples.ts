import { drawFeatures } from './draw-features.ts'
import { file, imports, type Example } from './example.ts'

const topicsAboveArticles = new Map([
  ['topics', new Set(['articles'])],
  ['articles', new Set<string>()],
])
const modules = {
  ...imports('src/features/topics/server/index.ts', '#features/articles/server/index.ts'),
  ...file('src/features/articles/server/index.ts'),
}

export const docExamples: Example[] = [
  {
    rule: 'the picture of the features is the one of today',
    breaks: [{ ...modules, 'docs/house.svg': drawFeatures(new Map([['topics', new Set<string>()]])) }],
    keeps: [{ ...modules, 'docs/house.svg': drawFeatures(topicsAboveArticles) }],
  },
]
