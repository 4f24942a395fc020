export { connectionsApi } from './api.ts'
export { PropertyChoices } from './search-console/PropertyChoices.tsx'
export { SearchConsoleAccess, type SearchProperty } from './search-console/SearchConsoleAccess.tsx'
export { useOtherSite } from './search-console/use-other-site.tsx'
