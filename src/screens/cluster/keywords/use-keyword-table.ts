import { useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { KEYWORDS_PER_ARTICLE } from '#features/keywords/rules.ts'
import type { Sort } from '#ui/table/SortHeader.tsx'
import type { ArticleKeyword } from './KeywordColumns.tsx'
import { FIRST_SORT, readSort, useArticleKeywords } from './use-article-keywords.ts'

/** Props for a table of a cluster's keywords. The browser sorts one page; the server sorts and cuts several pages. */
export function useKeywordTable(article: Article) {
  const [sort, setSort] = useState(FIRST_SORT)
  const [page, setPage] = useState(1)
  const { rows, total, state, refetch } = useArticleKeywords(article, { sort, page })
  const isWhole = total <= KEYWORDS_PER_ARTICLE
  const table = {
    rows,
    keyOf,
    nameOf,
    state,
    onRetry: refetch,
    sorting: {
      sort,
      onSort: (next: Sort) => {
        setSort(isWhole ? next : readSort(next))
        setPage(1)
      },
      isByServer: !isWhole,
    },
    ...(!isWhole && {
      paging: {
        page,
        pageSize: KEYWORDS_PER_ARTICLE,
        pageSizes: [KEYWORDS_PER_ARTICLE],
        total,
        onPage: setPage,
        onPageSize: () => {},
      },
    }),
  }
  return { isWhole, table }
}

function keyOf({ id }: ArticleKeyword): string {
  return String(id)
}

function nameOf({ keyword }: ArticleKeyword): string {
  return keyword
}
