export type { BlogArticle, BlogHub, BlogSettings, BlogSite, PlannedPage } from './blog-site.ts'
export { planSite } from './plan-site.ts'
