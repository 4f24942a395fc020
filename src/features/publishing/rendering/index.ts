export { writeJsonLd } from './json-ld.ts'
export { listImages, listLinks } from './list-addresses.ts'
export { renderArticle, type RenderedArticle, type RenderInput } from './render-article.ts'
