import { accounts } from '#features/accounts/contract.ts'
import { connections } from '#features/connections/contract.ts'
import { contentplans } from '#features/contentplans/contract.ts'
import { pages } from '#features/pages/contract.ts'
import { workspaces } from '#features/workspaces/contract.ts'

/** Every endpoint. */
export const contract = { accounts, workspaces, contentplans, pages, connections }
