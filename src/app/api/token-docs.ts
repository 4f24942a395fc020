import { MOST_TOKENS } from '#features/api-tokens/contract.ts'
import { LIFETIMES } from '#features/api-tokens/rules.ts'
import type { Scope } from '#platform/contract/endpoint.ts'
import { API_BASE } from '#platform/server/api/mount-api.ts'

const MEANINGS: Record<Scope, string> = {
  read: 'looks: every GET, and the few calls of another method that change nothing.',
  write: 'changes plans and their keywords.',
  run: 'starts, continues and ends what costs money or credits: clustering, volumes, related keywords, a model.',
}

/** The part of docs/api.md about API tokens. */
export function describeTokens(): string[] {
  const days = LIFETIMES.filter((lifetime) => lifetime !== null)
  return [
    '## Tokens',
    `Scripts call with an API token. A member makes one under "API tokens" on the workspace's screen or in the menu of their account; it is shown once, belongs to its maker and to this one workspace, and lives for ${days.join(', ')} days or until it is revoked. A workspace has ${MOST_TOKENS} at most.`,
    `\`\`\`sh
export KEYLOOM_TOKEN=klm_…
curl -H "Authorization: Bearer $KEYLOOM_TOKEN" http://127.0.0.1:4310${API_BASE}/workspace
curl -H "Authorization: Bearer $KEYLOOM_TOKEN" -H 'Content-Type: application/json' \\
  -d '{"contentplanId": 1, "keywordsObject": [{"keyword": "trail shoes"}], "source": "upload", "workspaceId": 1}' \\
  http://127.0.0.1:4310${API_BASE}/contentplan/1/keyword
\`\`\``,
    'Each endpoint below names the one scope that it needs; a token has one or several, and none contains another:',
    Object.entries(MEANINGS)
      .map(([scope, meaning]) => `- \`${scope}\` ${meaning}`)
      .join('\n'),
    `A token that lacks the scope gets a 403 that names it. Every token gets one at endpoints without a scope: accounts, sessions, tokens, connections to other services, caps of costs and the socket want somebody signed in. A token that is revoked, expired, mistyped or of somebody who has left the workspace gets a 401; ids outside its workspace get the 404 of ids that nobody has. Each token has a number of requests in an hour (\`TOKEN_LIMIT\`); above it the answer is a 429 with \`Retry-After\` in seconds.`,
  ]
}
