export type { Block, Link } from './block.ts'
export { findPlace } from './find-place.ts'
export { isTooComplex } from './is-too-complex.ts'
export { readMarkdown } from './read-markdown.ts'
