import type { Plan } from '#features/contentplans/server/index.ts'
import type { NotionWorkspace } from '#integrations/publisher/notion-call.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { findNotionRow, openNotionWorkspace } from '../notion/notion-row.ts'

interface OpenedNotion extends NotionWorkspace {
  /** The page that articles go under; null before one is chosen. */
  pageId: string | null
  isSandbox: boolean
}

/** The workspace of Notion of a plan and its page for articles; null when the plan has none. */
export async function openNotion(
  { database, seals, notion }: Pick<ConnectionServices, 'seals' | 'notion'> & { database: RunDatabase },
  { plan }: { plan: Plan },
): Promise<OpenedNotion | null> {
  if (notion === null) return null
  const { isSandbox } = notion
  const found = await database
    .transaction()
    .execute((open) => findNotionRow({ database: open }, { plan, isSandbox }))
  if (found === null) return null
  return { ...openNotionWorkspace({ database, seals }, { notion, plan }), pageId: found.pageId, isSandbox }
}
