import type { EnteredKeyword, FavoredPage } from './favored-page.ts'

interface Consequence {
  /** In sentences; empty as long as it is not known. */
  text: string
  /** Whether the keyword cannot become the main keyword of the page. */
  isRefused: boolean
}

/** What follows from confirming a keyword for a page. */
export function describeChoice(page: FavoredPage, { chosen, isKnown, leaves }: EnteredKeyword): Consequence {
  const goal = page.article_id === null ? 'a new cluster' : `the cluster “${page.article_title ?? ''}”`
  if (!isKnown) return allow('')
  if (chosen === null) return allow(`It is new: it is added to the plan, in ${goal}.`)
  if (chosen.excluded) return allow(`It is excluded now. It becomes active again, in ${goal}.`)
  if (chosen.article_id === null) return allow(`It is inactive now. It becomes active, in ${goal}.`)
  if (chosen.article_id === page.article_id) {
    const isMain = chosen.id === page.main_keyword_id
    return allow(isMain ? 'It is the main keyword already.' : 'It is in the cluster of this page already.')
  }
  return leaves === null ? allow('') : describeMove(page, { leaves, goal, keywordId: chosen.id })
}

function describeMove(
  page: FavoredPage,
  {
    leaves,
    goal,
    keywordId,
  }: { leaves: NonNullable<EnteredKeyword['leaves']>; goal: string; keywordId: number },
): Consequence {
  const from = `“${leaves.title}”`
  const isMain = leaves.main_keyword_id === keywordId
  if (isMain && leaves.page_id === null && page.article_id === null)
    return allow(
      `It is the main keyword of the cluster ${from}, which has no page yet: this page becomes its page.`,
    )
  if (leaves.is_locked)
    return {
      text: `It is in the cluster ${from}, which is locked. Unlock that cluster first, or choose another keyword.`,
      isRefused: true,
    }
  return allow(`It leaves the cluster ${from}${isMain ? ', whose main keyword it is' : ''}, for ${goal}.`)
}

function allow(text: string): Consequence {
  return { text, isRefused: false }
}
