import { APART_ID, WHY_ID } from '#features/overlap/rules.ts'
import { EVIDENCE_ID } from './evidence/evidence-id.ts'

export const ARTICLE_TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'texts', label: 'Texts' },
  { value: 'keywords', label: 'Keywords' },
  { value: 'together', label: 'Why together' },
  { value: 'competition', label: 'Competition' },
  { value: 'links', label: 'Internal links' },
] as const
export type ArticleTab = (typeof ARTICLE_TABS)[number]['value']

const TAB_OF_PART: Record<string, ArticleTab> = {
  [EVIDENCE_ID]: 'overview',
  [WHY_ID]: 'together',
  [APART_ID]: 'competition',
}

/** The tab that an address means: the one that it names, else the one with the part that it leads to. */
export function readTab(search: Record<string, unknown>, hash: string): ArticleTab {
  const named = ARTICLE_TABS.find(({ value }) => value === search['tab'])
  if (named !== undefined) return named.value
  const ofPart = TAB_OF_PART[hash]
  if (ofPart !== undefined) return ofPart
  if ('text' in search) return 'texts'
  if ('why' in search) return 'together'
  return 'apart' in search ? 'competition' : 'overview'
}
