import type { Notes } from '../../stage/notes.ts'
import type { Stage } from '../../stage/stage.ts'
import { createGrants, WORKSPACES, type Grants } from './grants.ts'

export const SANDBOX_NOTION = { id: 'keyloom-sandbox-notion', secret: 'sandbox-notion-secret' }

/** State of the made-up Notion. */
export interface Notion {
  client: typeof SANDBOX_NOTION
  /** Origins, besides loopback, to which the page of consent may redirect. */
  redirectOrigins: string[]
  grants: Grants
}

export function createNotion({
  stage,
  notes,
  redirectOrigins,
}: {
  stage: Stage
  notes: Notes
  redirectOrigins: string[]
}): Notion {
  return { client: SANDBOX_NOTION, redirectOrigins, grants: createGrants(stage.clock, notes) }
}

/** Removes the connection from a workspace by its name, or from all of them. */
export function revokeConnections({ grants }: Notion, name: string | null): void {
  for (const workspace of WORKSPACES)
    if (name === null || workspace.name === name) grants.revoke(workspace.id)
}
