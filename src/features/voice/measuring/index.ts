export { measureSite, type SiteMeasures } from './measure-site.ts'
export { foldName, nameOfDomain } from './name-of-domain.ts'
export type { OwnPage } from './own-page.ts'
