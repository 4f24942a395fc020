import type { contentplan } from '#features/contentplans/contract.ts'
import type { workspace } from '#features/workspaces/contract.ts'
import type { z } from 'zod'

export type ShellWorkspace = z.infer<typeof workspace>
type ShellContentplan = z.infer<typeof contentplan>

/** Where in the product somebody is. Null: the address names nothing of the kind, or it is not known yet. */
export interface ShellPlace {
  workspaces: readonly ShellWorkspace[]
  workspace: ShellWorkspace | null
  /** The plans that people work in; those of the tools have none of its screens. */
  plans: readonly ShellContentplan[]
  /** How many plans may still be created (K-07); null while that is not known. */
  unusedPlans: number | null
  /** The plan of the address, else the one that was shown last, else the first. */
  plan: ShellContentplan | null
}
