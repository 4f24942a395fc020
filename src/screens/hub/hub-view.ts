import { addDays } from '#platform/days.ts'
import { IDEAS_PER_PAGE } from '#features/hubs/rules.ts'
import { RECENT_DAYS, type ArticleType } from '#features/articles/rules.ts'
import type { ArticleFilter } from '#features/articles/web/index.ts'

/** The tabs of the new ideas of a hub (F-108), by their names in the address. */
export const IDEA_TABS = [
  { value: 'all', label: 'All' },
  { value: 'articles', label: 'Articles' },
  { value: 'listicles', label: "Listicles & Buyer's Guides" },
  { value: 'recent', label: 'Recently added' },
] as const
export type IdeaTab = (typeof IDEA_TABS)[number]['value']

const TYPES: Partial<Record<IdeaTab, readonly ArticleType[]>> = {
  articles: ['article'],
  listicles: ['listicle', 'buyers-guide'],
}

/** Ideas that one request lists at most: whole pages of ideas, and no more than clusters can be asked for at once. */
const MOST_AT_ONCE = IDEAS_PER_PAGE * 16

/** What the screen of one hub shows; all of it is in the address. */
export interface HubView {
  tab: IdeaTab
  page: number
  /** Whether the hub was just created, and its first ideas are waited for (F-111). */
  isNew: boolean
}

/** Reads the view from an address; invalid parts are ignored. */
export function readHubView({ tab, page, new: isNew }: Record<string, unknown>): HubView {
  return {
    tab: IDEA_TABS.find(({ value }) => value === tab)?.value ?? 'all',
    page: /^[1-9]\d{0,3}$/.test(String(page)) ? Number(page) : 1,
    isNew: isNew === '1',
  }
}

/** The address of a view, without the parts that are as in the first view. */
export function writeHubView({ tab, page, isNew }: HubView) {
  return {
    tab: tab === 'all' ? undefined : tab,
    page: page === 1 ? undefined : String(page),
    new: isNew ? '1' : undefined,
  }
}

/** The requests that list the ideas up to a page: one whose limit grows by a page (K-17), and beyond its most another. */
export function listWindows(page: number): { offset: number; limit: number }[] {
  const wanted = page * IDEAS_PER_PAGE
  return Array.from({ length: Math.ceil(wanted / MOST_AT_ONCE) }, (_, place) => ({
    offset: place * MOST_AT_ONCE,
    limit: Math.min(wanted - place * MOST_AT_ONCE, MOST_AT_ONCE),
  }))
}

/** Which clusters are the new ideas of a hub on a tab: neither favorites nor dismissed (F-108, M-26, M-28). */
export function filterIdeas({ topicId, tab, today }: { topicId: number; tab: IdeaTab; today: string }) {
  const types = TYPES[tab]
  return {
    filter_topicId: [topicId],
    filter_show_in_map: false,
    filter_priority: ['not set', 'high'],
    ...(types && { filter_type: [...types] }),
    ...(tab === 'recent' && { filter_min_created_at: addDays(today, -RECENT_DAYS) }),
    orderByColumn: 'estimated_search_volume',
    orderByDirection: 'desc',
    straightReturn: true,
  } satisfies ArticleFilter
}

/** Whether a tab offers to generate ideas when it has none (F-110). */
export function canGenerate(tab: IdeaTab): boolean {
  return tab === 'all' || tab === 'articles'
}
