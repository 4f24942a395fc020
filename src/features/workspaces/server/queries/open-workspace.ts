import { z } from 'zod'
import { NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'

/** Only openWorkspace makes one, so whoever holds a Workspace has passed the walls. */
const workspace = z.object({ id: z.number() }).brand<'Workspace'>()

export type Workspace = z.infer<typeof workspace>

/** The workspace that is open in this transaction. */
export function openWorkspace({ workspaceId }: Pick<MemberContext, 'workspaceId'>): Workspace {
  if (workspaceId === null) throw new NotFound('There is nothing under this id.')
  return workspace.parse({ id: workspaceId })
}
