import { z } from 'zod'
import { readText } from '#features/articles/server/index.ts'
import { listSimilarPages, type SimilarPage } from '../queries/list-similar-pages.ts'
import { defineTool, type ToolContext } from './define-tool.ts'

export function findOwnPages(ctx: ToolContext) {
  return defineTool({
    name: 'find_own_pages',
    description:
      'Finds pages of the own website that are similar to the article, for internal links: their addresses, a text for the link, and why they are similar.',
    input: z.object({}),
    describe: () => 'Looking for similar pages of your site',
    run: async () => {
      const pages = await findSimilarPages(ctx)
      return { content: { data: pages }, urls: pages.map(({ url }) => url) }
    },
  })
}

/** Similar pages of the site, and whether the open text links to them already. */
export async function findSimilarPages({
  read,
  services,
  question,
}: ToolContext): Promise<(SimilarPage & { is_linked: boolean })[]> {
  const { articleId, section } = question
  return read(async (ctx) => {
    const pages = await listSimilarPages(ctx, services, question)
    const { text } = await readText(ctx, { plan: ctx.plan, articleId, section })
    return pages.map((page) => ({ ...page, is_linked: text.includes(page.url) }))
  })
}
