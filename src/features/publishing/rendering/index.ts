export { writeJsonLd } from './json-ld.ts'
export { listImages, listLinks } from './list-addresses.ts'
export { renderArticle } from './render-article.ts'
