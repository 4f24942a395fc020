import { contentplans } from '#features/contentplans/contract.ts'
import { workspaces } from '#features/workspaces/contract.ts'

/** Every endpoint. */
export const contract = { workspaces, contentplans }
