import { z } from 'zod'
import { listRows } from '#platform/server/database/rows.ts'
import { defineTool, type ToolContext } from './define-tool.ts'

const MOST = 100

const keywordRow = z.object({
  keyword: z.string(),
  search_volume: z.number().nullable(),
  position: z.number().nullable(),
})

export function readKeywords({ read, question }: ToolContext) {
  const { articleId, mainKeyword } = question
  return defineTool({
    name: 'read_keywords',
    description:
      'Lists the keywords of the article, the most searched first, with their search volume a month and the position of the site in Google.',
    input: z.object({}),
    describe: () => 'Reading the keywords',
    run: async () => {
      const keywords = await read(
        ({ database, plan }) => listRows(database, keywordRow)`
          select k.keyword, k.estimated_search_volume as search_volume, m.position_last as position
          from keywords k left join keyword_metrics m on m.keyword_id = k.id
          where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id} and k.article_id = ${articleId}
          order by k.estimated_search_volume desc nulls last, k.id limit ${MOST}
        `,
      )
      return { content: { data: { main_keyword: mainKeyword, keywords } } }
    },
  })
}
