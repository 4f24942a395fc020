/** Characters of an annotation, at most. */
export const LONGEST_ANNOTATION = 200

/** Annotations in a plan, at most. */
export const MOST_ANNOTATIONS = 1_000
export const TOO_MANY_ANNOTATIONS = 'A plan can have 1,000 annotations. Delete some that you no longer need.'

export const CHANGED_MEANWHILE =
  'This annotation was changed in another window just now. Look at it and try again.'

/** What happened to the clusters of a plan by itself, beside what people note. */
export const EVENT_KINDS = ['published', 'updated', 'clusters changed'] as const

interface GoogleUpdate {
  /** Names the update in stored corrections: it must not change. */
  key: string
  name: string
  /** First and last day of the rollout. */
  first: string
  last: string
}

/**
 * Core and spam updates that Google has confirmed, with the days of their rollout as its Search Status Dashboard gives
 * them. Add a line for a further one as soon as Google has confirmed its end; people can add it themselves until then.
 */
export const GOOGLE_UPDATES: readonly GoogleUpdate[] = [
  { key: '2023-03-core', name: 'March 2023 core update', first: '2023-03-15', last: '2023-03-28' },
  { key: '2023-08-core', name: 'August 2023 core update', first: '2023-08-22', last: '2023-09-07' },
  { key: '2023-10-spam', name: 'October 2023 spam update', first: '2023-10-04', last: '2023-10-20' },
  { key: '2023-10-core', name: 'October 2023 core update', first: '2023-10-05', last: '2023-10-19' },
  { key: '2023-11-core', name: 'November 2023 core update', first: '2023-11-02', last: '2023-11-28' },
  { key: '2024-03-core', name: 'March 2024 core update', first: '2024-03-05', last: '2024-04-19' },
  { key: '2024-03-spam', name: 'March 2024 spam update', first: '2024-03-05', last: '2024-03-20' },
  { key: '2024-06-spam', name: 'June 2024 spam update', first: '2024-06-20', last: '2024-06-27' },
  { key: '2024-08-core', name: 'August 2024 core update', first: '2024-08-15', last: '2024-09-03' },
  { key: '2024-11-core', name: 'November 2024 core update', first: '2024-11-11', last: '2024-12-05' },
  { key: '2024-12-core', name: 'December 2024 core update', first: '2024-12-12', last: '2024-12-18' },
  { key: '2024-12-spam', name: 'December 2024 spam update', first: '2024-12-19', last: '2024-12-26' },
  { key: '2025-03-core', name: 'March 2025 core update', first: '2025-03-13', last: '2025-03-27' },
  { key: '2025-06-core', name: 'June 2025 core update', first: '2025-06-30', last: '2025-07-17' },
  { key: '2025-08-spam', name: 'August 2025 spam update', first: '2025-08-26', last: '2025-09-22' },
  { key: '2025-12-core', name: 'December 2025 core update', first: '2025-12-11', last: '2025-12-29' },
  { key: '2026-03-spam', name: 'March 2026 spam update', first: '2026-03-24', last: '2026-03-25' },
  { key: '2026-03-core', name: 'March 2026 core update', first: '2026-03-27', last: '2026-04-08' },
  { key: '2026-05-core', name: 'May 2026 core update', first: '2026-05-21', last: '2026-06-02' },
]
