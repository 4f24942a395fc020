export { connectionsApi } from './api.ts'
export { useConnectGoogle } from './use-connect-google.ts'
export { useSearchConsole } from './use-search-console.ts'
