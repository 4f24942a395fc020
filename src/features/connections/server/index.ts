export { authoriseWith, serveConsent } from './browser-routes.ts'
export { connectGoogle, type GoogleClient } from './google-consent.ts'
export { connectionHandlers } from './routes.ts'
export type { ConnectionServices, GoogleConsent } from './services.ts'
