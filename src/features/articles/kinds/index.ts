export { findKinds } from './find-kinds.ts'
export type { Clues, Kinds } from './kinds.ts'
