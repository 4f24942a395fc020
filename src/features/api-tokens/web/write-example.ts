import type { Scope } from '#platform/contract/endpoint.ts'

/** A command that shows that the token works; null for a token without the scope read. */
export function writeExample({
  origin,
  workspaceId,
  token,
  scopes,
}: {
  origin: string
  workspaceId: number
  token: string
  scopes: readonly Scope[]
}): string | null {
  if (!scopes.includes('read')) return null
  return `curl -H "Authorization: Bearer ${token}" \\\n  ${origin}/api/workspace/${workspaceId}/contentplan`
}
