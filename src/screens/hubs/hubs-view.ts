import { authorityOf } from '#features/hubs/rules.ts'
import type { Hub } from '#features/hubs/web/index.ts'

const SORTS = ['name', 'clusters', 'authority', 'volume', 'clicks'] as const
type HubSort = (typeof SORTS)[number]

/** How the hubs are listed, as the address says. */
export interface HubsView {
  text: string
  sort: HubSort
}

const SORT_NAMES: Record<HubSort, string> = {
  name: 'By name',
  clusters: 'Most clusters',
  authority: 'Highest authority',
  volume: 'Highest volume',
  clicks: 'Most clicks',
}
export const SORT_OPTIONS = SORTS.map((value) => ({ value, label: SORT_NAMES[value] }))

export function readHubsView({ q, sort }: Record<string, unknown>): HubsView {
  return { text: typeof q === 'string' ? q : '', sort: SORTS.find((one) => one === sort) ?? 'name' }
}

/** The parts of the query that say how the hubs are listed; what is usual is left out. */
export function writeHubsView({ text, sort }: HubsView) {
  return { q: text === '' ? undefined : text, sort: sort === 'name' ? undefined : sort }
}

/** The hubs that have all typed words in their names or seed keywords, in the wanted order. Unknown numbers are last. */
export function arrangeHubs(hubs: readonly Hub[], { text, sort }: HubsView): readonly Hub[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const found = hubs.filter(({ name, tags }) => {
    const within = `${name} ${tags}`.toLocaleLowerCase()
    return words.every((word) => within.includes(word))
  })
  if (sort === 'name') return found.toSorted(byName)
  const valueOf = (hub: Hub) => VALUES[sort](hub) ?? -1
  return found.toSorted((a, b) => valueOf(b) - valueOf(a) || byName(a, b))
}

function byName(a: Hub, b: Hub): number {
  return NAMES.compare(a.name, b.name)
}

const NAMES = new Intl.Collator('en', { numeric: true })

const VALUES: Record<Exclude<HubSort, 'name'>, (hub: Hub) => number | null> = {
  clusters: (hub) => hub.article_count,
  authority: authorityOf,
  volume: (hub) => hub.estimated_search_volume,
  clicks: (hub) => hub.google_clicks_last,
}
