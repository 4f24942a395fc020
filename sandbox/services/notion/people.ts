import type { GetSelfResponse } from '@notionhq/client'
import { replyJson, type Reply } from '../service.ts'
import { WORKSPACES } from './grants.ts'

/** Who lets connections in at the made-up Notion. */
export const ADA = {
  object: 'user',
  id: '0d8cbb0c-2b3c-4f0e-9e0a-7b6a3a9f1c11',
  type: 'person',
  name: 'Ada Lind',
  avatar_url: null,
  person: { email: 'ada@trailhouse.example' },
} as const

/** The id of the bot that acts for the connection in a workspace. */
export function botOf(workspaceId: string): string {
  return `b${workspaceId.slice(1)}`
}

/** The bot that acts for the connection in a workspace. */
export function replySelf(workspaceId: string): Reply {
  return replyJson(200, {
    object: 'user',
    id: botOf(workspaceId),
    type: 'bot',
    name: 'Keyloom',
    avatar_url: null,
    bot: {
      owner: { type: 'user', user: ADA },
      workspace_id: workspaceId,
      workspace_limits: { max_file_upload_size_in_bytes: 5_242_880 },
      workspace_name: WORKSPACES.find(({ id }) => id === workspaceId)?.name ?? null,
    },
  } satisfies GetSelfResponse)
}
