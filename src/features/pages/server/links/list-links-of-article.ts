import { sql, type RawBuilder } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { readLinks, type FoundLinks, type InternalLink, type LinkOrder } from './read-links.ts'

interface Wanted extends LinkOrder {
  plan: Plan
  article: { page_id: number | null }
  incomingPage: number
  outgoingPage: number
}

/** The links to the page of a cluster and those from it; a link of the page to itself is in both lists. */
export async function listLinksOfArticle(
  ctx: Reads,
  { plan, article: { page_id: pageId }, incomingPage, outgoingPage, ...order }: Wanted,
) {
  const read = async (end: RawBuilder<unknown>, page: number): Promise<FoundLinks> =>
    pageId === null
      ? { links: [], total: 0 }
      : readLinks(ctx, { plan, order, where: sql`${end} = ${pageId}`, offset: (page - 1) * order.limit })
  const incoming = await read(sql`l.to_page_id`, incomingPage)
  const outgoing = await read(sql`l.from_page_id`, outgoingPage)
  return {
    page_id: pageId,
    incoming: nameOther(incoming, ({ from_url: url }) => url),
    outgoing: nameOther(outgoing, ({ to_url: url }) => url),
  }
}

type LinksOfArticle = Awaited<ReturnType<typeof listLinksOfArticle>>

/** What a visitor with the sharing key of the cluster sees of its links. */
export function hideMost({ incoming, outgoing }: LinksOfArticle) {
  const hide = ({ total, links }: LinksOfArticle['incoming']) => ({
    total,
    links: links.map(({ url, anchor }) => ({ url, anchor })),
  })
  return { incoming: hide(incoming), outgoing: hide(outgoing) }
}

function nameOther({ links, total }: FoundLinks, otherOf: (link: InternalLink) => string) {
  return {
    total,
    links: links.map((link) => ({ ...link, url: otherOf(link), anchor: link.anchor_text })),
  }
}
