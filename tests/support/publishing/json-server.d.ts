declare module 'json-server/lib/app.js' {
  import type { RequestListener } from 'node:http'

  interface Store {
    data: Record<string, Record<string, unknown>[]>
    write(): Promise<void>
  }
  export function createApp(store: Store, options: { logger: boolean }): { attach: RequestListener }
}
