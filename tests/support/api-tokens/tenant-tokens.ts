import type { Scope } from '#platform/contract/endpoint.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'

interface NewApiToken {
  /** Two SQL expressions: the id of the workspace and the id of the member's user. */
  member: string
  name: string
  apiToken: string
  scopes: readonly Scope[]
}

/**
 * A statement that inserts a member's API token and returns its id. Its last use is set to tomorrow, so that a call
 * does not write it while a test watches rows for changes.
 */
export function insertApiToken({ member, name, apiToken, scopes }: NewApiToken): string {
  return `insert into api_tokens (workspace_id, user_id, token_hash, hint, name, scopes, last_used_at)
    values (${member}, '${hashAsBytes(apiToken)}', '${apiToken.slice(0, 8)}', '${name}', '{${scopes.join(',')}}',
      now() + interval '1 day') returning id`
}

/** The hash of a secret as a bytea literal of SQL. */
export function hashAsBytes(word: string): string {
  return `\\x${Buffer.from(hashSecretWord(word)).toString('hex')}`
}
