export type { FileDay, FileFact } from './gather-days.ts'
export { readSearchFile, type FoundText, type SearchFile } from './read-search-file.ts'
export type { Skipped } from './skipped.ts'
export { cutParts, type FilePart } from './cut-parts.ts'
