export { keywordsApi } from './api.ts'
export { KeywordsScreen } from './KeywordsScreen.tsx'
