import type { Stage } from '../../stage/stage.ts'
import type { Grants } from './grants.ts'
import type { Store } from './stores.ts'

/** What the parts of the made-up Shopify share. */
export interface ShopifyDesk {
  stage: Stage
  grants: Grants
  /** Origins, besides loopback, to which a browser may be led back. */
  redirectOrigins: string[]
  openStore(name: string): Store
}
