export { articlesApi, type Article } from './api.ts'
