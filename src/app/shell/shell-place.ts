import type { contentplan } from '#features/contentplans/contract.ts'
import type { workspace } from '#features/workspaces/contract.ts'
import type { z } from 'zod'

export type ShellWorkspace = z.infer<typeof workspace>
type ShellContentplan = z.infer<typeof contentplan>

/**
 * Where in the product the user is. A field is null when the address does not name it, or while it is not known yet.
 */
export interface ShellPlace {
  workspaces: readonly ShellWorkspace[]
  workspace: ShellWorkspace | null
  /** The content plans that users work in. Plans of the paid tools have no screens of a plan. */
  plans: readonly ShellContentplan[]
  /** How many plans may still be created (K-07); null while that is not known. */
  unusedPlans: number | null
  /** The plan of the address, else the one that was shown last, else the first. */
  plan: ShellContentplan | null
}
