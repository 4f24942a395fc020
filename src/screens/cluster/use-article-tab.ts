import { useLocation, useSearch } from '@tanstack/react-router'
import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { readTab, type ArticleTab } from './tabs.ts'

/** The open tab, which is in the address. */
export function useArticleTab() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const { hash } = useLocation()
  const changeSearch = useChangeSearch()
  return {
    tab: readTab(search, hash),
    showTab: (tab: ArticleTab) => changeSearch((now) => ({ ...now, tab })),
  }
}
