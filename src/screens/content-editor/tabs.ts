import type { ContentFilter } from '#features/articles/rules.ts'

/** The lists of the screen in their order (F-190). */
export const TABS: readonly { value: ContentFilter; label: string }[] = [
  { value: 'unpublished', label: 'Written' },
  { value: 'reviewed', label: 'Reviewed' },
  { value: 'shared', label: 'Uploaded' },
  { value: 'published', label: 'Published' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'all', label: 'All' },
]
