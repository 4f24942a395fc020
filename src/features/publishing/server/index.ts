export { publishArticle } from './jobs/publish-article.ts'
export type { PublishingServices, UploadServices } from './jobs/publishing-services.ts'
export { publishingHandlers } from './routes.ts'
export { openTargets } from './targets/open-targets.ts'
