export { measureSite, type SiteMeasures } from './measure-site.ts'
export type { OwnPage } from './own-page.ts'
