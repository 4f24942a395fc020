import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Outbound } from '#platform/server/outbound/outbound.ts'
import type { OfTarget, Target, TargetContext } from '../targets/target.ts'

/** What runs that publish need of the program. */
export interface PublishingServices {
  publishing: {
    /** The guarded client for addresses that users name. */
    sites: Pick<Outbound, 'request'>
    /** Opens the system that a plan is connected to. Throws NotConnected when it is not. */
    openTarget(ctx: TargetContext, of: OfTarget): Promise<Target>
  }
}

/** What the endpoints need besides. */
export interface UploadServices extends PublishingServices {
  database: () => Database
  clock: Clock
}
