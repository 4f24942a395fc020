import { apiOf } from '#platform/web/api/api-of.ts'
import type { workspaces } from '../contract.ts'

export const workspacesApi = apiOf<typeof workspaces>('workspaces')
