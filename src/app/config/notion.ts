import { z } from 'zod'
import { NOTION_URL } from '#integrations/publisher/notion-access.ts'
import { Invalid } from '#platform/errors.ts'
import { secureAddress } from './oauth.ts'

/** The variables of the connection with which users let this installation into their Notion. */
export const notionVariables = {
  NOTION_CLIENT_ID: z.string().max(500).optional().meta({ wants: 'the id of a public connection of Notion' }),
  NOTION_CLIENT_SECRET: z.string().max(500).optional().meta({ wants: 'its secret', isSecret: true }),
  NOTION_URL: secureAddress(NOTION_URL),
}

const schema = z.object(notionVariables)

/** The client of this installation at Notion, or null when none is configured. */
export function arrangeNotion(read: z.infer<typeof schema>) {
  const { NOTION_CLIENT_ID: clientId, NOTION_CLIENT_SECRET: clientSecret, NOTION_URL: baseUrl } = read
  if (clientId === undefined && clientSecret === undefined) return null
  if (clientId === undefined) throw new Invalid('NOTION_CLIENT_SECRET is set; it wants NOTION_CLIENT_ID too.')
  if (clientSecret === undefined)
    throw new Invalid('NOTION_CLIENT_ID is set; it wants NOTION_CLIENT_SECRET too.')
  return { baseUrl, clientId, clientSecret, isSandbox: false }
}
