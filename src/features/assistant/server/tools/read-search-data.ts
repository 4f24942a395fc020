import { z } from 'zod'
import { openArticle } from '#features/articles/server/index.ts'
import { findPage } from '#features/pages/server/index.ts'
import { defineTool, type Reading, type ToolContext } from './define-tool.ts'

type Article = Awaited<ReturnType<typeof openArticle>>['article']

export function readSearchData({ read, question }: ToolContext) {
  return defineTool({
    name: 'read_search_data',
    description:
      'Reads clicks, impressions, click-through rate and position in Google of the page of the article and of its cluster: the last 30 days beside the 30 days before.',
    input: z.object({}),
    describe: () => 'Reading the search data',
    run: async () =>
      read(async (ctx) => {
        const { article } = await openArticle(ctx, question.articleId)
        // The numbers are those of the page of the cluster, whatever page the question names.
        const url = await readUrl(ctx, article.page_id)
        const data = {
          page: { url, ...describeWindows(article, 'page') },
          page_for_keywords_of_the_cluster: describeTarget(article),
          whole_site_for_keywords_of_the_cluster: describeWindows(article, 'google'),
        }
        return { content: { data }, urls: url === null ? [] : [url] }
      }),
  })
}

async function readUrl(ctx: Reading, pageId: number | null): Promise<string | null> {
  if (pageId === null) return null
  return (await findPage(ctx, { plan: ctx.plan, page: String(pageId) }))?.url ?? null
}

function describeWindows(article: Article, of: 'page' | 'google') {
  return {
    last_30_days: {
      clicks: article[`${of}_clicks_last`],
      impressions: article[`${of}_impressions_last`],
      ctr: article[`${of}_ctr_last`],
      position: article[`${of}_position_last`],
    },
    '30_days_before': {
      clicks: article[`${of}_clicks_prev`],
      impressions: article[`${of}_impressions_prev`],
      ctr: article[`${of}_ctr_prev`],
      position: article[`${of}_position_prev`],
    },
  }
}

function describeTarget(article: Article) {
  return {
    last_30_days: {
      clicks: article.target_clicks,
      impressions: article.target_impressions,
      ctr: article.target_ctr,
      position: article.target_position,
    },
    '30_days_before': {
      clicks: article.target_clicks_prev,
      impressions: article.target_impressions_prev,
      ctr: article.target_ctr_prev,
      position: article.target_position_prev,
    },
  }
}
