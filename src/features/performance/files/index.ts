export { readSearchFile, type FoundText, type SearchFile } from './read-search-file.ts'
export { cutParts, type FilePart } from './cut-parts.ts'
