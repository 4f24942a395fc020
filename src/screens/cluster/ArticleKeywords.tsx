import { IconListSearch } from '#ui/icons.ts'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { useChosenColumns } from '#platform/web/use-chosen-columns.ts'
import { ColumnMenu } from '#ui/table/ColumnMenu.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import classes from './ArticleScreen.module.css'
import { listColumns } from './KeywordColumns.tsx'
import { ModifyButton } from './modify/ModifyButton.tsx'
import { useKeywordTable } from './use-keyword-table.ts'

/** F-133: the table of a cluster's keywords, with the number of results that each shares with the main keyword. */
export function ArticleKeywords({ workspaceId, article }: { workspaceId: number; article: Article }) {
  const { pathname: path } = useLocation()
  const { isWhole, table } = useKeywordTable(article)
  const columns = useMemo(
    () => listColumns({ path, mainKeywordId: article.main_keyword_id, isWhole }),
    [path, article.main_keyword_id, isWhole],
  )
  const chosen = useChosenColumns('cluster keywords', columns)
  return (
    <section className={classes.section} aria-labelledby="article-keywords">
      <div className={classes.heading}>
        <h2 id="article-keywords">Keywords</h2>
        <div className={classes.buttons}>
          <ColumnMenu {...chosen} />
          <ModifyButton workspaceId={workspaceId} article={article} />
        </div>
      </div>
      <DataTable
        label="Keywords"
        columns={columns}
        hiddenColumns={chosen.hidden}
        {...table}
        hasPageKeys
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
