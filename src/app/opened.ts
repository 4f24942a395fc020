import { Temporary } from '#platform/errors.ts'
import type { WatchedDisk } from '#platform/server/disk/watch-disk.ts'
import type { Worker } from '#platform/server/jobs/worker.ts'
import type { Stores } from './stores.ts'

/** What the start opens while the server already listens; null until it is open. */
export interface Opened {
  stores: Stores | null
  disk: WatchedDisk | null
  worker: Worker | null
}

/** Returns the stores; throws Temporary until they are open. */
export function storesOf({ stores }: Opened): Stores {
  if (stores === null) throw new Temporary('Keyloom is starting; please try again in a moment.')
  return stores
}
