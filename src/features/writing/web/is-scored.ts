import type { TextSection } from '#features/articles/rules.ts'

/** Whether a text is an article: the brief and the research are none. */
export function isScored(section: TextSection): boolean {
  return section === 'draft' || section === 'final'
}
