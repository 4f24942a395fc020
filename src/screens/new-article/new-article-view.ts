import { LONGEST_TITLE } from '#features/articles/rules.ts'

export const MODES = [
  { value: 'keyword', label: 'Keyword' },
  { value: 'prompt', label: 'Prompt' },
] as const
type Mode = (typeof MODES)[number]['value']

/** What the screen shows; all of it is in the address. */
export interface NewArticleView {
  mode: Mode
  /** The keyword that was searched; empty before a search. */
  keyword: string
  /** The hub that the keyword was suggested for. */
  hubId: number | null
}

export function readNewArticleView({ mode, q, hub }: Record<string, unknown>): NewArticleView {
  return {
    mode: mode === 'prompt' ? 'prompt' : 'keyword',
    keyword: tidy(typeof q === 'string' || typeof q === 'number' ? String(q) : ''),
    hubId: /^[1-9]\d{0,8}$/.test(String(hub)) ? Number(hub) : null,
  }
}

/** The parts of the query that differ from the first view. */
export function writeNewArticleView({ mode, keyword, hubId }: NewArticleView) {
  return {
    mode: mode === 'prompt' ? 'prompt' : undefined,
    q: keyword === '' ? undefined : keyword,
    hub: hubId === null || keyword === '' ? undefined : String(hubId),
  }
}

/** A keyword as it can be searched, and become a title. */
function tidy(text: string): string {
  return text.trim().slice(0, LONGEST_TITLE)
}
