import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { readLanguage } from '#features/writing/text/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { classifyAbout, type AboutPage } from '../../about/index.ts'

const MOST_LOOKED_AT = 500
const MOST = 8
const LONGEST = 6_000
const ORDER: readonly AboutPage['kind'][] = ['home', 'about', 'offer', 'other']

const pageRow = z.object({
  url: z.string(),
  title: z.string(),
  type: z.string(),
  description: z.string(),
  text: z.string(),
})

/** The pages that say most about the company: home, about, what it offers; of each kind those that search shows first. */
export async function listAboutPages({ database }: Reads, { plan }: { plan: Plan }): Promise<AboutPage[]> {
  const language = readLanguage(plan.language)
  const rows = await listRows(database, pageRow)`
    select p.url, coalesce(p.heading, p.title, p.url) as title, p.type, coalesce(p.description, '') as description,
      left(t.text, ${LONGEST}) as text
    from (
      select * from pages where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
        and not is_excluded and status_code = 200
        and split_part(lower(coalesce(language, ${language})), '-', 1) = ${language}
      order by type = 'home' desc, length(url) limit ${MOST_LOOKED_AT}
    ) p
    join page_texts t on t.workspace_id = p.workspace_id and t.page_id = p.id
    left join page_metrics m on m.page_id = p.id
    order by m.impressions_last desc nulls last, p.id
  `
  const pages = rows.map(({ type, ...page }) => ({ ...page, kind: classifyAbout({ url: page.url, type }) }))
  return pages.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind)).slice(0, MOST)
}
