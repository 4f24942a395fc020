import { IconListSearch } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { KEYWORDS_PER_ARTICLE } from '#features/keywords/rules.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import classes from './ArticleScreen.module.css'
import { listColumns, type ArticleKeyword } from './KeywordColumns.tsx'
import { ModifyButton } from './modify/ModifyButton.tsx'
import { FIRST_SORT, readSort, useArticleKeywords } from './use-article-keywords.ts'

/** F-133: the keywords of a cluster, with what each shares with the main one. */
export function ArticleKeywords({ workspaceId, article }: { workspaceId: number; article: Article }) {
  const { pathname: path } = useLocation()
  const [sort, setSort] = useState(FIRST_SORT)
  const [page, setPage] = useState(1)
  const { rows, total, state, refetch } = useArticleKeywords(article, { sort, page })
  const isWhole = total <= KEYWORDS_PER_ARTICLE
  const columns = useMemo(
    () => listColumns({ path, mainKeywordId: article.main_keyword_id, isWhole }),
    [path, article.main_keyword_id, isWhole],
  )
  return (
    <section className={classes.section} aria-labelledby="article-keywords">
      <div className={classes.heading}>
        <h2 id="article-keywords">Keywords</h2>
        <ModifyButton workspaceId={workspaceId} article={article} />
      </div>
      <DataTable
        label="Keywords"
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        nameOf={nameOf}
        state={state}
        onRetry={refetch}
        sort={sort}
        isSortedByServer={!isWhole}
        onSort={(next) => {
          setSort(isWhole ? next : readSort(next))
          setPage(1)
        }}
        hasPageKeys
        {...(!isWhole && {
          paging: {
            page,
            pageSize: KEYWORDS_PER_ARTICLE,
            pageSizes: [KEYWORDS_PER_ARTICLE],
            total,
            onPage: setPage,
            onPageSize: () => {},
          },
        })}
        empty={
          <EmptyState
            icon={<IconListSearch size={24} stroke={1.5} />}
            sentence="This cluster has no keywords any more."
          />
        }
      />
    </section>
  )
}

function keyOf({ id }: ArticleKeyword): string {
  return String(id)
}

function nameOf({ keyword }: ArticleKeyword): string {
  return keyword
}
