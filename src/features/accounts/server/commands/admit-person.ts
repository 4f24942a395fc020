import { sql } from 'kysely'
import { z } from 'zod'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { findRow, idRow, oneRow } from '#platform/server/database/rows.ts'
import type { SIGN_UP_TYPES } from '../../contract.ts'
import type { SignInSettings } from '../signing-in/sign-in-settings.ts'

export type SignUpType = (typeof SIGN_UP_TYPES)[number]

/** A person whose identity a provider has confirmed. */
export interface Person {
  issuer: string
  subject: string
  /** E-mail address that the provider has confirmed, in lower case. */
  email: string
  name: string
  /** When the person signed in at the provider, in seconds since 1970; null when the provider does not say. */
  signedInAt: number | null
}

export interface Admitted {
  userId: number
  /** Type of the workspace to make when the user has none; null to make none. */
  founds: 'managed' | 'saas' | null
}

interface Context {
  database: Database
  settings: SignInSettings
}

/**
 * Finds the user, or makes one when sign-up is open; null when it is closed. Users are found by issuer and subject,
 * at the first sign-in by the e-mail address.
 */
export async function admitPerson(
  { database, settings }: Context,
  { person, type }: { person: Person; type: SignUpType | null },
): Promise<Admitted | null> {
  return database.transaction().execute(async (transaction) => {
    const known = await findUser(transaction, person)
    const mayEnter = known !== null || settings.isSignUpOpen || settings.owner?.email === person.email
    if (!mayEnter) return null
    const userId = known ?? (await addUser(transaction, person))
    await sql`
      insert into identities (issuer, subject, user_id) values (${person.issuer}, ${person.subject}, ${userId})
      on conflict do nothing
    `.execute(transaction)
    await sql`update users set name = ${person.name} where id = ${userId}`.execute(transaction)
    const founds = type ?? (known === null ? 'managed' : null)
    return { userId, founds: founds === 'mini' ? 'saas' : founds }
  })
}

const knownUser = z.object({ id: z.number(), place: z.number() })

async function findUser(database: Transaction, { issuer, subject, email }: Person): Promise<number | null> {
  const row = await findRow(database, knownUser)`
    select user_id as id, 0 as place from identities where issuer = ${issuer} and subject = ${subject}
    union all
    select id, 1 from users where email = ${email}
    order by place limit 1
  `
  return row?.id ?? null
}

async function addUser(database: Transaction, { email, name }: Person): Promise<number> {
  const { id } = await oneRow(database, idRow)`
    insert into users (email, name) values (${email}, ${name})
    on conflict (email) do update set email = excluded.email
    returning id
  `
  return id
}
