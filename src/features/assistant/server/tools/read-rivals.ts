import { z } from 'zod'
import { readCompetitors, type Competitor } from '../queries/read-competitors.ts'
import { defineTool, type ToolContext } from './define-tool.ts'

/** Characters of a page that a model reads. */
const LONGEST_PAGE = 12_000
const MOST_HEADINGS = 60

export function listRivals(ctx: ToolContext) {
  return defineTool({
    name: 'list_competitors',
    description:
      'Lists the pages of other websites that rank for the keywords of the article, the strongest competitor first.',
    input: z.object({}),
    describe: () => 'Looking at the competitors',
    run: async () => {
      const rivals = await findRivals(ctx)
      const data = rivals.map(({ url, title, keywords, rank, page }, at) => ({
        place: at + 1,
        url,
        title: title ?? page?.title ?? null,
        ranks_for_keywords: keywords,
        mean_rank: rank === null ? null : Math.round(rank * 10) / 10,
        words: page?.words ?? null,
        is_read: page !== null,
      }))
      return { content: { data }, urls: rivals.map(({ url }) => url) }
    },
  })
}

export function readRival(ctx: ToolContext) {
  return defineTool({
    name: 'read_competitor',
    description:
      'Reads the page of a competitor as it is stored: its title, headings and visible text. `place` is its place in the list of competitors, 1 for the top competitor.',
    input: z.object({ place: z.number().int().min(1).max(50).default(1) }),
    describe: ({ place }) => (place === 1 ? 'Reading your top competitor' : `Reading competitor ${place}`),
    run: async ({ place }) => {
      const rivals = await findRivals(ctx)
      const asked = rivals[place - 1]
      if (asked === undefined) return { content: { data: { page: null, note: noteMissing(rivals.length) } } }
      // The strongest one that was read says more than one of which only the address is known.
      const rival =
        asked.page === null && place === 1 ? (rivals.find(({ page }) => page !== null) ?? asked) : asked
      return { content: { data: describeRival(rival, rivals) }, urls: [rival.url] }
    },
  })
}

function noteMissing(count: number): string {
  return count === 0
    ? 'No pages of other websites are known for the keywords of this article.'
    : `The list of competitors has only ${count} ${count === 1 ? 'page' : 'pages'}.`
}

export function findRivals({ read, services, question }: ToolContext): Promise<Competitor[]> {
  return read((ctx) => readCompetitors(ctx, services, question))
}

function describeRival(rival: Competitor, rivals: readonly Competitor[]) {
  const { url, title, keywords, rank, page } = rival
  const place = rivals.indexOf(rival) + 1
  const known = { place, url, title: page?.title || title, ranks_for_keywords: keywords, mean_rank: rank }
  if (page === null)
    return {
      ...known,
      text: null,
      note: 'This page has not been read yet: the research of the article reads it.',
    }
  return {
    ...known,
    date: page.date,
    words: page.words,
    headings: page.headings.slice(0, MOST_HEADINGS),
    text: page.text.slice(0, LONGEST_PAGE).toWellFormed(),
  }
}
