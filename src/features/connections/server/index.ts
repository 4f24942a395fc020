export {
  findAnalyticsProperty,
  NoAnalyticsProperty,
  readAnalytics,
  type ConnectedAnalytics,
} from './analytics/read-analytics.ts'
export { NoAnalyticsAccess, NoGoogleToken } from './google/google-troubles.ts'
export { authoriseWith, serveConsent } from './google/consent-routes.ts'
export { createGoogleConsent } from './google/google-consent.ts'
export { chooseProperty } from './commands/choose-property.ts'
export { noteUse } from './commands/note-use.ts'
export { disconnectProperty } from './commands/disconnect-property.ts'
export { findProperty, openProperty, type Property, type PropertyReader } from './properties/open-property.ts'
export { prepareChoice } from './properties/prepare-choice.ts'
export { listPropertyGrants, setPropertyGrant } from './properties/property-grants.ts'
export {
  openCustomCms,
  openWebflow,
  openWordpress,
  openWordpressByPassword,
} from './publishing/open-publishers.ts'
export { openNotion } from './publishing/open-notion.ts'
export { openShopify } from './publishing/open-shopify.ts'
export { hasRealConnection } from './queries/list-integrations.ts'
export { connectionHandlers } from './routes.ts'
export type { ConnectionServices } from './google/connection-services.ts'
