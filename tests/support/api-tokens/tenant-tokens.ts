import type { Scope } from '#platform/contract/endpoint.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'

interface NewApiToken {
  /** What gives the workspace and the user of the member, in SQL. */
  member: string
  name: string
  apiToken: string
  scopes: readonly Scope[]
}

/**
 * A statement that gives an API token to a member, and its id. It was used tomorrow, so the minute of its last use is
 * never written while a test looks for changes.
 */
export function insertApiToken({ member, name, apiToken, scopes }: NewApiToken): string {
  return `insert into api_tokens (workspace_id, user_id, token_hash, hint, name, scopes, last_used_at)
    values (${member}, '${hashAsBytes(apiToken)}', '${apiToken.slice(0, 8)}', '${name}', '{${scopes.join(',')}}',
      now() + interval '1 day') returning id`
}

/** The hash of a secret word as SQL writes bytes. */
export function hashAsBytes(word: string): string {
  return `\\x${Buffer.from(hashSecretWord(word)).toString('hex')}`
}
