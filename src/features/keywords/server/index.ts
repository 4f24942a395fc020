export type { BroughtKeyword } from './commands/join-brought.ts'
export { saveKeywords } from './commands/save-keywords.ts'
export { keywordHandlers } from './routes.ts'
export type { KeywordProviders, KeywordServices } from './research/keyword-services.ts'
