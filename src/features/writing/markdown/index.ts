export type { Block, Link } from './block.ts'
export { findPlace } from './find-place.ts'
export { readMarkdown } from './read-markdown.ts'
