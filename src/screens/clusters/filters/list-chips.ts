import { FILTER_METRICS } from '#features/articles/rules.ts'
import { describeMetric, DIMENSION_NAMES } from '#features/articles/web/index.ts'
import { FIRST_VIEW, TEXT_FIELDS, type ClustersView, type TextField } from '../clusters-view.ts'
import type { ViewChange } from '../use-clusters-view.ts'
import { CHOICES, FIRST_PICKS, isFirstPick, type PickName } from '../view/picks.ts'
import { labelChoice, PICK_NAMES } from './choice-labels.ts'
import { describeBounds, describeDays } from './describe-range.ts'

interface FilterChip {
  key: string
  text: string
  /** What takes the filter away. */
  remove: ViewChange
}

const TEXT_NAMES: Record<TextField, string> = { titles: 'Title', keywords: 'Keyword', urls: 'URL' }
const PICKS: readonly PickName[] = [
  'mapped',
  'action',
  'status',
  'priority',
  'funnel',
  'type',
  'intent',
  'code',
  'alert',
]

/** A chip for each filter that differs from the default; the text in the search field and the panel say theirs. */
export function listChips(view: ClustersView): FilterChip[] {
  return [...textChips(view), ...pickChips(view), ...dayChips(view), ...boundChips(view), ...changeChip(view)]
}

/** What takes all filters away, but neither the kind of pages nor the hub. */
export const WITHOUT_FILTERS = {
  texts: FIRST_VIEW.texts,
  picks: FIRST_VIEW.picks,
  published: FIRST_VIEW.published,
  created: FIRST_VIEW.created,
  bounds: FIRST_VIEW.bounds,
  change: FIRST_VIEW.change,
} satisfies Partial<ClustersView>

function textChips({ texts, searchedIn }: ClustersView): FilterChip[] {
  return TEXT_FIELDS.filter((field) => field !== searchedIn && texts[field] !== '').map((field) => ({
    key: field,
    text: `${TEXT_NAMES[field]}: ${texts[field]}`,
    remove: (now) => ({ texts: { ...now.texts, [field]: '' } }),
  }))
}

function pickChips({ picks }: ClustersView): FilterChip[] {
  return PICKS.filter((name) => !isFirstPick(picks, name)).map((name) => {
    const chosen: readonly string[] = picks[name]
    const isAll = chosen.length === 0 || chosen.length === CHOICES[name].length
    const values = isAll ? 'all' : chosen.map((value) => labelChoice(name, value)).join(', ')
    return {
      key: name,
      text: `${PICK_NAMES[name]}: ${values}`,
      remove: (now) => ({ picks: { ...now.picks, [name]: FIRST_PICKS[name] } }),
    }
  })
}

function dayChips({ published, created }: ClustersView): FilterChip[] {
  const days = [
    { key: 'published', name: DIMENSION_NAMES.published_at, range: published },
    { key: 'created', name: DIMENSION_NAMES.created_at, range: created },
  ] as const
  return days
    .filter(({ range }) => range.from !== null || range.to !== null)
    .map(({ key, name, range }) => ({
      key,
      text: `${name}: ${describeDays(range)}`,
      remove: { [key]: FIRST_VIEW[key] },
    }))
}

function boundChips({ bounds }: ClustersView): FilterChip[] {
  return FILTER_METRICS.flatMap((metric) => {
    const range = bounds[metric]
    if (range === undefined) return []
    return {
      key: metric,
      text: `${describeMetric(metric).full}: ${describeBounds(metric, range)}`,
      remove: ({ bounds: { [metric]: _gone, ...others } }) => ({ bounds: others }),
    }
  })
}

function changeChip({ change }: ClustersView): FilterChip[] {
  return change === null
    ? []
    : [{ key: 'change', text: 'Clusters of one clustering', remove: { change: null } }]
}
