import {
  IconAffiliate,
  IconFilePlus,
  IconFileText,
  IconHeart,
  IconHome,
  IconKey,
  IconPencil,
  IconReportAnalytics,
  IconSearch,
  IconSitemap,
  IconStack2,
  IconStackPush,
  IconWriting,
} from '#ui/icons.ts'
import type { Icon } from '#ui/icons.ts'

export interface NavigationEntry {
  label: string
  Icon: Icon
  /** The screen that the entry opens: the last part of its address. */
  screen: string
  /** Screens without an entry of their own that belong under this one. */
  also?: readonly string[]
}

export interface NavigationGroup {
  title: string
  entries: readonly NavigationEntry[]
}

/** The screens of a content plan (F-004). */
export const PLAN_NAVIGATION: readonly NavigationGroup[] = [
  {
    title: 'Data',
    entries: [
      { label: 'Home', Icon: IconHome, screen: 'home' },
      { label: 'Keywords', Icon: IconKey, screen: 'keywords' },
      {
        label: 'Pages',
        Icon: IconFileText,
        screen: 'pages',
        also: ['page-keyword-mapper', 'internal-links'],
      },
      { label: 'Clusters', Icon: IconSitemap, screen: 'plan', also: ['article', 'new-clustering', 'drift'] },
    ],
  },
  {
    title: 'Manage',
    entries: [
      { label: 'Hubs', Icon: IconStack2, screen: 'hubs', also: ['hub', 'hubs-new'] },
      { label: 'Favorites', Icon: IconHeart, screen: 'map' },
      {
        label: 'Article editor',
        Icon: IconPencil,
        screen: 'content-editor',
        also: ['translated-articles'],
      },
      { label: 'Report', Icon: IconReportAnalytics, screen: 'report', also: ['director', 'sprints'] },
    ],
  },
  {
    title: 'Create',
    entries: [
      { label: 'New hub', Icon: IconStackPush, screen: 'new-hub' },
      { label: 'New article', Icon: IconFilePlus, screen: 'new-article' },
    ],
  },
]

/** The paid tools, all that a saas workspace has (F-005). */
export const TOOL_NAVIGATION: readonly NavigationGroup[] = [
  {
    title: 'Tools',
    entries: [
      { label: 'SERP clustering', Icon: IconAffiliate, screen: 'ultimate-clusterer' },
      { label: 'AI writer', Icon: IconWriting, screen: 'ai-writer' },
      { label: 'Keyword research', Icon: IconSearch, screen: 'keyword-research' },
    ],
  },
]

/** Groups without the screens that are not built yet. */
export function keepBuilt(groups: readonly NavigationGroup[], built: ReadonlySet<string>): NavigationGroup[] {
  return groups
    .map(({ title, entries }) => ({ title, entries: entries.filter(({ screen }) => built.has(screen)) }))
    .filter(({ entries }) => entries.length > 0)
}
