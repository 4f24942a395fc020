export { saveKeywords } from './commands/save-keywords.ts'
export { readImports } from './queries/imports.ts'
export { keywordHandlers } from './routes.ts'
export type { KeywordServices } from './research/keyword-services.ts'
