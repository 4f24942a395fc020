export { saveKeywords } from './commands/save-keywords.ts'
export { keywordHandlers } from './routes.ts'
export type { KeywordServices } from './research/keyword-services.ts'
