import type { Notes } from '../../stage/notes.ts'
import type { Stage } from '../../stage/stage.ts'
import { createGrants, WORKSPACES, type Grants } from './grants.ts'
import { createPages, type Pages } from './pages.ts'

export const SANDBOX_NOTION = { id: 'keyloom-sandbox-notion', secret: 'sandbox-notion-secret' }

/** State of the made-up Notion. */
export interface Notion {
  client: typeof SANDBOX_NOTION
  /** Origins, besides loopback, to which the page of consent may redirect. */
  redirectOrigins: string[]
  grants: Grants
  pages: Pages
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
  const [grants, pages] = [createGrants(stage.clock, notes), createPages(stage.clock)]
  return { client: SANDBOX_NOTION, redirectOrigins, grants, pages }
}

/** Removes the connection from a workspace by its name, or from all of them. */
export function revokeConnections({ grants }: Notion, name: string | null): void {
  for (const workspace of WORKSPACES)
    if (name === null || workspace.name === name) grants.revoke(workspace.id)
}

interface PageOrder {
  page: string
  does: 'trash' | 'remove' | 'unshare'
}

/** Does what the people of a workspace do with a page: put it in the trash, remove it for good, or close it to Keyloom. */
export function changeByPeople({ pages }: Notion, { page: id, does }: PageOrder): void {
  const page = pages.findAny(id)
  if (page === null) return
  if (does === 'remove') pages.remove(id)
  else if (does === 'trash') page.isInTrash = true
  else page.isShared = false
}
