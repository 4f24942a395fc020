import { z } from 'zod'
import { SCOPES } from '#platform/contract/endpoint.ts'
import { makeApiToken } from '#platform/server/api-token-words.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'
import { hashAsBytes, insertApiToken } from '#tests/support/api-tokens/tenant-tokens.ts'
import { HOUR_MS, makeToken } from './create-tenant.ts'
import type { TwoTenants } from './two-tenants.ts'
import { takeItems } from '#platform/items.ts'

/** Credentials that must not open anything of the own tenant. */
export interface Outsiders {
  /** The JWT of a signed-in user who is not a member of the own tenant's workspace. */
  formerMemberToken: string
  /** Invalid JWTs, by the reason. */
  invalidTokens: Record<string, string | null>
  /** Invalid API tokens, by the reason. */
  invalidApiTokens: Record<string, string>
  /** Sharing keys that open neither the tenant's plan nor its cluster, by the reason. */
  invalidSharingKeys: Record<string, string>
}

export async function makeOutsiders(world: TwoTenants): Promise<Outsiders> {
  return {
    formerMemberToken: await makeTokenOfFormerMember(world),
    invalidTokens: await makeInvalidTokens(world),
    invalidApiTokens: await makeInvalidApiTokens(world),
    invalidSharingKeys: await makeInvalidSharingKeys(world),
  }
}

async function makeTokenOfFormerMember(world: TwoTenants): Promise<string> {
  const user = await insertUser(world, 'left')
  return makeToken(world, { user, session: await insertSession(world, { user }) })
}

async function makeInvalidTokens(world: TwoTenants): Promise<Record<string, string | null>> {
  const { session, user, token } = world.own
  const now = Date.now()
  const issue = (from: number, to: number, key = world.key) =>
    makeToken({ key }, { user, session, from: new Date(from), to: new Date(to) })
  const [head, body, signature] = takeItems(token.split('.'), 3)
  const revoked = await insertSession(world, { user, revokedAt: 'now()' })
  const expired = await insertSession(world, { user, expiresAt: "now() - interval '1 second'" })
  return {
    anonymous: null,
    garbage: 'garbage',
    tampered: [
      head,
      Buffer.from(Buffer.from(body, 'base64url').toString().replace('Somebody', 'Somebodx')).toString(
        'base64url',
      ),
      signature,
    ].join('.'),
    unsigned: [Buffer.from('{"alg":"none"}').toString('base64url'), body, ''].join('.'),
    'of another installation': await issue(now, now + HOUR_MS, {
      ...world.key,
      secret: crypto.getRandomValues(new Uint8Array(32)),
    }),
    'of a key that is not there': await issue(now, now + HOUR_MS, { ...world.key, id: 'another' }),
    expired: await issue(now - 2 * HOUR_MS, now - HOUR_MS),
    'older than a token lives': await issue(now - 40 * 24 * HOUR_MS, now + HOUR_MS),
    'of a revoked session': await makeToken(world, { user, session: revoked }),
    'of an expired session': await makeToken(world, { user, session: expired }),
  }
}

async function makeInvalidApiTokens(world: TwoTenants): Promise<Record<string, string>> {
  const { user, apiToken } = world.own
  return {
    unknown: makeApiToken(),
    revoked: await insertChangedApiToken(world, { user, change: 'revoked_at = now()' }),
    expired: await insertChangedApiToken(world, { user, change: "expires_at = now() - interval '1 second'" }),
    'of somebody who has left': await makeApiTokenOfFormerMember(world),
    'cut off': apiToken.slice(0, -1),
    'with another checksum': `${apiToken.slice(0, -1)}${apiToken.endsWith('A') ? 'Q' : 'A'}`,
    'in capitals': apiToken.toUpperCase(),
    'its hash': Buffer.from(hashSecretWord(apiToken)).toString('hex'),
  }
}

async function makeApiTokenOfFormerMember(world: TwoTenants): Promise<string> {
  const user = await insertUser(world, 'gone')
  await world.look(
    `insert into workspace_members (workspace_id, user_id) values (${world.own.workspace}, ${user})`,
  )
  const apiToken = await insertChangedApiToken(world, { user, change: "name = 'gone'" })
  await world.look(`delete from workspace_members where user_id = ${user}`)
  return apiToken
}

async function insertChangedApiToken(
  { look, own }: TwoTenants,
  { user, change }: { user: number; change: string },
): Promise<string> {
  const apiToken = makeApiToken()
  const member = `${own.workspace}, ${user}`
  const [{ id }] = takeItems(
    await look(insertApiToken({ member, name: 'dead', apiToken, scopes: SCOPES })),
    1,
  )
  await look(`update api_tokens set ${change} where id = ${Number(id)}`)
  return apiToken
}

async function makeInvalidSharingKeys({ look, own, other }: TwoTenants): Promise<Record<string, string>> {
  const ended = `ended key of ${own.secret}`
  const ofSibling = `key of a sibling of ${own.secret}`
  const ofSecond = `key of the second cluster of ${own.secret}`
  const endedOfArticle = `ended key of the cluster of ${own.secret}`
  await look(
    `insert into article_shares (key_hash, workspace_id, contentplan_id, article_id, disabled_at)
     values ('${hashAsBytes(endedOfArticle)}', ${own.workspace}, ${own.contentplan}, ${own.article}, now()),
       ('${hashAsBytes(ofSecond)}', ${own.workspace}, ${own.contentplan}, ${own.second_article}, null)`,
  )
  await look(
    `with sibling as (
       insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
       values (${own.workspace}, 'sibling', 'USA', 'en', 'managed', 10) returning id)
     insert into contentplan_shares (key_hash, workspace_id, contentplan_id, disabled_at)
     values ('${hashAsBytes(ended)}', ${own.workspace}, ${own.contentplan}, now()),
       ('${hashAsBytes(ofSibling)}', ${own.workspace}, (select id from sibling), null)`,
  )
  return {
    empty: '',
    unknown: 'x'.repeat(32),
    ended,
    'of a sibling': ofSibling,
    'of another tenant': other.sharingKey,
    "of another tenant's cluster": other.articleKey,
    'of another cluster of the plan': ofSecond,
    'ended, of the cluster': endedOfArticle,
    'cut off': own.sharingKey.slice(0, -1),
    'of the cluster, cut off': own.articleKey.slice(0, -1),
    'too long': own.sharingKey.repeat(100),
  }
}

async function insertUser({ look, own }: TwoTenants, name: string): Promise<number> {
  const [{ id }] = takeItems(
    await look(
      `insert into users (email, name) values ('${name}.${own.user}@people.example', '${name}') returning id`,
    ),
    1,
  )
  return Number(id)
}

async function insertSession(
  { look }: TwoTenants,
  {
    user,
    expiresAt = "now() + interval '1 hour'",
    revokedAt = 'null',
  }: { user: number; expiresAt?: string; revokedAt?: string },
): Promise<string> {
  const [{ id }] = takeItems(
    await look(
      `insert into sessions (user_id, expires_at, revoked_at) values (${user}, ${expiresAt}, ${revokedAt}) returning id`,
    ),
    1,
  )
  return z.string().parse(id)
}
