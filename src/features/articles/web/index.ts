export { articlesApi, type Article } from './api.ts'
export { LockMark } from './LockMark.tsx'
