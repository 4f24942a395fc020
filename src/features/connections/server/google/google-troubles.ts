import type { GoogleTrouble } from '#features/contentplans/rules.ts'
import { Forbidden, NotConnected } from '#platform/errors.ts'
import { NO_ACCESS, NO_ANALYTICS_ACCESS } from '../../rules.ts'

interface Details {
  trouble: GoogleTrouble
  [name: string]: unknown
}

/** No Google account is connected, or Google has ended its access (E-02). */
export class NoGoogleToken extends NotConnected {
  override name = 'NoGoogleToken'
  override readonly details: Details = { trouble: 'no_token' }

  constructor() {
    super('No refresh token')
  }
}

/** Google does not let the account read Search Console, or this property (E-03). */
export class NoGoogleAccess extends Forbidden {
  override name = 'NoGoogleAccess'
  override readonly details: Details = { trouble: 'no_access' }

  constructor() {
    super(NO_ACCESS)
  }
}

/** Google does not let the account read this property of Google Analytics; the property may be deleted. */
export class NoAnalyticsAccess extends Forbidden {
  override name = 'NoAnalyticsAccess'
  override readonly details: Details = { trouble: 'no_access' }

  constructor() {
    super(NO_ANALYTICS_ACCESS)
  }
}
