export type { BlogArticle, BlogHub, BlogSite, PlannedPage } from './blog-site.ts'
export { planSite } from './plan-site.ts'
