import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { issueToken } from '#features/accounts/server/index.ts'
import type { SigningKey } from '#features/accounts/server/tokens/signing-keys.ts'
import { SCOPES, type Scope } from '#platform/contract/endpoint.ts'
import { makeApiToken } from '#platform/server/api-token-words.ts'
import { hashAsBytes, insertApiToken } from '#tests/support/api-tokens/tenant-tokens.ts'
import { query } from '#tests/support/database/test-database.ts'
import { writePlanContents } from './fill-plan.ts'

export const HOUR_MS = 3_600_000

const ids = z.object({
  user: z.number(),
  workspace: z.number(),
  contentplan: z.number(),
  /** A keyword in a cluster of the plan; its import and a change that can be undone are below. */
  keyword: z.number(),
  inactive_keyword: z.number(),
  article: z.number(),
  second_article: z.number(),
  page: z.number(),
  topic: z.number(),
  keyword_import: z.number(),
  plan_change: z.number(),
  search_period: z.number(),
  search_filter: z.number(),
  annotation: z.number(),
  saved_view: z.number(),
  text_proposal: z.number(),
  voice_text: z.number(),
  run: z.number(),
  /** The id of the API token with every scope. */
  api_token: z.number(),
  session: z.string(),
})

export interface Tenant extends z.infer<typeof ids> {
  /** A text in the tenant's rows that no other tenant has. It begins with "secret of" and the tenant's name. */
  secret: string
  token: string
  /** An API token with every scope. */
  apiToken: string
  /** API tokens with only one scope each. */
  scopedTokens: Record<Scope, string>
  /** Keys that open the plan, and its cluster, without a session. */
  sharingKey: string
  articleKey: string
}

interface Founding {
  /** The key that signs the tenant's JWT. */
  key: SigningKey
  name: string
}

/** Creates a workspace of one member with a plan that has a row of each kind. */
export async function createTenant(admin: string, { key, name }: Founding): Promise<Tenant> {
  const unique = `${name} ${randomUUID().slice(0, 8)}`
  const secret = `secret of ${unique}`
  const sharingKey = `sharing key of ${unique}`
  const articleKey = `cluster key of ${unique}`
  const apiToken = makeApiToken()
  const scopedTokens = { read: makeApiToken(), write: makeApiToken(), run: makeApiToken() }
  const contents = writePlanContents({ name, secret })
  const member = `(select founded.id from founded), (select founder.id from founder)`
  const [row] = await query(
    admin,
    `with founder as (
       insert into users (email, name) values ('${unique.replace(' ', '.')}@people.example', '${name}') returning id),
     founded as (
       insert into workspaces (name, type, paid_plans) values ('${secret}', 'managed', 10000) returning id),
     member as (insert into workspace_members (workspace_id, user_id) values (${member})),
     session as (
       insert into sessions (user_id, expires_at)
       values ((select id from founder), now() + interval '1 hour') returning id),
     api_token as (${insertApiToken({ member, name: secret, apiToken, scopes: SCOPES })}),
     ${SCOPES.map(
       (scope) =>
         `token_to_${scope} as (${insertApiToken({ member, name: `to ${scope}`, apiToken: scopedTokens[scope], scopes: [scope] })}),`,
     ).join('\n')}
     contentplan as (
       insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
       values ((select id from founded), '${secret}', 'USA', 'en', 'managed', 10) returning id),
     shared as (
       insert into contentplan_shares (key_hash, workspace_id, contentplan_id)
       values ('${hashAsBytes(sharingKey)}', (select id from founded), (select id from contentplan))),
     granted as (
       insert into google_grants (user_id, service, account, sealed_refresh_token, sealed_access_token, access_expires_at)
       select id, 'analytics', '${secret}', 'refresh', 'access', now() + interval '1 hour' from founder),
     connected as (
       insert into integrations (workspace_id, contentplan_id, type, access_user_id, ga_property, ga_name, ga_events)
       select founded.id, contentplan.id, 'ga-4', founder.id, 'properties/1', '${secret}', 'purchase'
       from founded, contentplan, founder),
     ${contents.parts},
     shared_article as (
       insert into article_shares (key_hash, workspace_id, contentplan_id, article_id)
       select '${hashAsBytes(articleKey)}', founded.id, contentplan.id, article.id from founded, contentplan, article)
     select founder.id as user, founded.id as workspace, session.id as session, contentplan.id as contentplan,
       api_token.id as api_token, ${contents.ids}
     from founder, founded, session, contentplan, api_token, ${contents.made}`,
  )
  const found = ids.parse(row)
  const token = await makeToken({ key }, found)
  return { ...found, secret, token, apiToken, scopedTokens, sharingKey, articleKey }
}

/** Issues the JWT of a session, by default valid for an hour from now. */
export async function makeToken(
  { key }: { key: SigningKey },
  {
    user,
    session,
    from = new Date(),
    to = new Date(from.getTime() + HOUR_MS),
  }: { user: number; session: string; from?: Date; to?: Date },
): Promise<string> {
  return issueToken({ key, now: from }, { session, userId: user, name: 'Somebody', expiresAt: to })
}
