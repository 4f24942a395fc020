import { z } from 'zod'
import { NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'

/** Only openWorkspace makes a Workspace, so code that has one has passed the walls. */
const workspace = z.object({ id: z.number() }).brand<'Workspace'>()

export type Workspace = z.infer<typeof workspace>

/** The workspace that is open in this transaction. Throws NotFound when none is. */
export function openWorkspace({ workspaceId }: Pick<MemberContext, 'workspaceId'>): Workspace {
  if (workspaceId === null) throw new NotFound('There is nothing under this id.')
  return workspace.parse({ id: workspaceId })
}
