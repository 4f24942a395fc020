import { NotFound } from '#platform/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { idRow, oneRow } from '#platform/server/database/rows.ts'
import type { Browser } from '#platform/server/http/browser.ts'
import { hasDemo, type SignInSettings } from '../signing-in/sign-in-settings.ts'
import type { Admitted } from './admit-person.ts'
import { nameCaller } from '../guessing/known-browsers.ts'
import { countAttempt } from './count-attempt.ts'

export const DEMO_EMAIL = 'demo@keyloom.example'
const LIMIT = { most: 60, minutes: 10 }

/** The demo's user, for every caller of an installation without configured sign-in. Throws NotFound on others. */
export async function openDemo(ctx: {
  database: Database
  browser: Browser
  settings: SignInSettings
}): Promise<Admitted> {
  const { database, settings } = ctx
  if (!hasDemo(settings)) throw new NotFound('There is no demo here.')
  await countAttempt(ctx, { key: `demo from ${await nameCaller(ctx)}`, ...LIMIT })
  const { id } = await oneRow(database, idRow)`
    insert into users (email, name) values (${DEMO_EMAIL}, 'Demo')
    on conflict (email) do update set email = excluded.email
    returning id
  `
  return { userId: id, founds: 'managed' }
}
