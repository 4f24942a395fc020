export { addKeywords } from './commands/add-keywords.ts'
export { saveList } from './commands/save-list.ts'
export { saveKeywords } from './commands/save-keywords.ts'
export { fetchVolumes } from './jobs/fetch-volumes.ts'
export { readImports } from './queries/imports.ts'
export { keywordHandlers, volumeHandlers } from './routes.ts'
export {
  askIdeas,
  askObject,
  askRelated,
  askVolumes,
  MOST_IDEAS,
  MOST_RELATED,
} from './research/ask-outside.ts'
export type { KeywordProviders, KeywordServices } from './research/keyword-services.ts'
