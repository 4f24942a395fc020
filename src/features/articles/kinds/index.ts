export { findKinds } from './find-kinds.ts'
export type { Clues, Kinds } from './kinds.ts'
export { markPhrases } from './read-sign.ts'
export { foldWord, vocabularyOf } from './words/index.ts'
