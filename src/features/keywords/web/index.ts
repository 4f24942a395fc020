export { keywordsApi, type Keyword } from './api.ts'
export { KeywordsScreen } from './KeywordsScreen.tsx'
export { readTextSearch } from './list/search-pattern.ts'
export { useFollowKeywords } from './use-follow-keywords.ts'
