import { SCOPES, type Scope } from '#platform/contract/endpoint.ts'
import { makeApiToken } from '#platform/server/api-token-words.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'
import { insert, query } from '#tests/support/database/test-database.ts'

interface Place {
  workspace: number
}

/** An API token of a member. It was used tomorrow, so the minute of its last use is never written while somebody looks for changes. */
export async function makeApiTokenFor(
  admin: string,
  {
    workspace,
    user,
    name,
    scopes = [...SCOPES],
    change = '',
  }: { workspace: number; user: number; name: string; scopes?: Scope[]; change?: string },
) {
  const apiToken = makeApiToken()
  const hash = Buffer.from(hashSecretWord(apiToken)).toString('hex')
  const id = await insert(
    admin,
    `insert into api_tokens (workspace_id, user_id, token_hash, hint, name, scopes, last_used_at)
     values (${workspace}, ${user}, '\\x${hash}', '${apiToken.slice(0, 8)}', '${name}', '{${scopes.join(',')}}',
       now() + interval '1 day')`,
  )
  if (change !== '') await query(admin, `update api_tokens set ${change} where id = ${id}`)
  return { id, apiToken }
}

/** Of the tenant's member, each with one scope alone. */
export async function makeScopedTokens(admin: string, own: Place): Promise<Record<Scope, string>> {
  const user = await findMember(admin, own)
  const only = async (scope: Scope) =>
    (await makeApiTokenFor(admin, { ...own, user, name: `to ${scope}`, scopes: [scope] })).apiToken
  return { read: await only('read'), write: await only('write'), run: await only('run') }
}

/** Tokens that prove nothing, by the reason. */
export async function makeDeadApiTokens(
  admin: string,
  own: Place & { apiToken: string },
): Promise<Record<string, string>> {
  const user = await findMember(admin, own)
  const make = async (change: string) =>
    (await makeApiTokenFor(admin, { ...own, user, name: 'dead', change })).apiToken
  return {
    unknown: makeApiToken(),
    revoked: await make('revoked_at = now()'),
    expired: await make("expires_at = now() - interval '1 second'"),
    'of somebody who has left': await makeTokenOfLeaver(admin, own),
    'cut off': own.apiToken.slice(0, -1),
    'with another checksum': `${own.apiToken.slice(0, -1)}${own.apiToken.endsWith('A') ? 'Q' : 'A'}`,
    'in capitals': own.apiToken.toUpperCase(),
    'its hash': Buffer.from(hashSecretWord(own.apiToken)).toString('hex'),
  }
}

async function makeTokenOfLeaver(admin: string, { workspace }: Place): Promise<string> {
  const user = await insert(admin, `insert into users (email, name) values ('gone@people.example', 'gone')`)
  await query(admin, `insert into workspace_members (workspace_id, user_id) values (${workspace}, ${user})`)
  const { apiToken } = await makeApiTokenFor(admin, { workspace, user, name: 'gone' })
  await query(admin, `delete from workspace_members where user_id = ${user}`)
  return apiToken
}

/** The one member of a tenant's workspace. */
export async function findMember(admin: string, { workspace }: Place): Promise<number> {
  const [{ user_id: user }] = await query(
    admin,
    `select user_id from workspace_members where workspace_id = ${workspace}`,
  )
  return Number(user)
}
