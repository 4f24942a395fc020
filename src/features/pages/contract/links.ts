import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { endpoint, type EndpointRoute } from '#platform/contract/endpoint.ts'
import { sentText } from '#platform/contract/files.ts'
import { wholeNumber } from '#platform/contract/query.ts'
import { GRAPH_PAGES, LINKS_AT_ONCE, MOST_GRAPH_PAGES, PAGE_TYPES } from '../rules.ts'
import {
  inContent,
  linkedPage,
  linkFilter,
  linkOrder,
  linkPageFilter,
  linkPageOrder,
  pageNumber,
} from './link-lists.ts'

const count = z.number()
const OF_PLAN = '/internal-links/contentplan/{contentplanId}'

function at(path: EndpointRoute['path'], summary: string) {
  return endpoint('member', { tag: 'pages', method: 'GET', path, summary })
}

/** The links of a site as a whole: how they stand, the graph of them, and the pages that lack links. */
export const links = {
  summarize: at(`${OF_PLAN}/summary`, 'How many links the pages of a plan have, and what is wrong with them.')
    .input(z.object({ contentplanId, inContent }))
    .output(
      z.object({
        /** When the last crawl ended; null when none has. */
        crawled_at: z.string().nullable(),
        pageCount: count,
        /** Pages that no visit has reached. They are in none of the counts below. */
        uncrawledCount: count,
        linkCount: count,
        /** Pages to which no other page links in its content, the home page aside. */
        orphanCount: count,
        /** Pages that link to no other page. */
        deadEndCount: count,
        /** Links to pages that answer with 4xx or 5xx, or not at all. */
        brokenCount: count,
        /** Links to pages that redirect. */
        redirectCount: count,
      }),
    ),
  readGraph: at(`${OF_PLAN}/graph`, 'The most linked pages of a plan, and the links between them.')
    .input(
      z.object({
        contentplanId,
        inContent,
        limit: wholeNumber({ least: 1, most: MOST_GRAPH_PAGES }).default(GRAPH_PAGES),
        /** The URL of a page to include with the pages that it has links with, however few link to it. */
        url: z.string().trim().max(2000).optional(),
      }),
    )
    .output(
      z.object({
        pages: z.array(
          z.object({
            page_id: z.number(),
            url: z.string(),
            type: z.enum(PAGE_TYPES),
            /** Other pages that link to it, and those to which it links: also those that are not in the answer. */
            incoming: count,
            outgoing: count,
          }),
        ),
        /** From and to, as places in `pages`; several links between two pages are one pair. */
        links: z.array(z.tuple([z.number(), z.number()])),
        /** Pages of the whole plan. */
        pageTotal: count,
        /** Pairs of pages in the answer with a link, also those that `links` leaves out. */
        linkTotal: count,
      }),
    ),
  listPages: at(`${OF_PLAN}/page`, 'The pages of a plan that no content links to, or that link to none.')
    .input(z.object({ ...linkPageFilter, ...linkPageOrder, page: pageNumber }))
    .output(z.object({ pages: z.array(linkedPage), total: count })),
  exportCsv: at(`${OF_PLAN}/export`, 'All links that a filter leaves, as CSV.')
    .input(z.object({ ...linkFilter, ...linkOrder(LINKS_AT_ONCE) }).omit({ limit: true }))
    .output(sentText()),
  exportPagesCsv: at(
    `${OF_PLAN}/page/export`,
    'The pages that no content links to, or that link to none, as CSV.',
  )
    .input(z.object({ ...linkPageFilter, ...linkPageOrder }).omit({ limit: true }))
    .output(sentText()),
}
