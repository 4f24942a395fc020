/** What to do with a page (N-36). */
export const ACTIONS = ['leave', 'merge', 'delete', 'update', 'not-enough-data'] as const
export type Action = (typeof ACTIONS)[number]

/** The actions as they are shown. */
export const ACTION_NAMES: Record<Action, string> = {
  leave: 'Leave',
  update: 'Update',
  merge: 'Merge',
  delete: 'Delete',
  'not-enough-data': 'Not enough data',
}

/** What is wrong between a cluster and the pages of the site (G-28). */
export const ALERTS = ['cannibalization', 'url_conflict', 'no_keywords_mentioned'] as const
export type Alert = (typeof ALERTS)[number]

/** Names of the alerts (G-28), short ones for small places, and what they mean. */
export const ALERT_NAMES: Record<Alert, { name: string; shortName: string; meaning: string }> = {
  cannibalization: {
    name: 'Cannibalization',
    shortName: 'Cannibalization',
    meaning: 'Several of your pages compete for the same searches.',
  },
  url_conflict: {
    name: 'URL conflict',
    shortName: 'URL conflict',
    meaning: 'Google shows another page than the one you matched, or one page for two clusters.',
  },
  no_keywords_mentioned: {
    name: 'No keywords mentioned',
    shortName: 'No keywords',
    meaning: 'The page names none of its keywords.',
  },
}

/** What can bring clicks: a suggested action for a page, a page that could rank higher, or a page to write. */
export const WORTHWHILE_ACTIONS = ['merge', 'update', 'improve', 'write'] as const
export type WorthwhileAction = (typeof WORTHWHILE_ACTIONS)[number]
