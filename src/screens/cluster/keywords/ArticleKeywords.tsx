import { useLocation } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { PeriodNote } from '#features/keywords/web/index.ts'
import { useChosenColumns } from '#platform/web/use-chosen-columns.ts'
import { IconListSearch } from '#ui/icons.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ColumnMenu } from '#ui/table/ColumnMenu.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { ModifyButton } from '../modify/ModifyButton.tsx'
import { listColumns } from './KeywordColumns.tsx'
import { KeywordPlot } from './KeywordPlot.tsx'
import classes from './keywords.module.css'
import { useKeywordTable } from './use-keyword-table.ts'

const NONE_SELECTED: ReadonlySet<number> = new Set()

/** F-133: a cluster's keywords with their numbers in search, as points and as a table. */
export function ArticleKeywords({ article }: { article: Article }) {
  const { pathname: path } = useLocation()
  const { isWhole, table } = useKeywordTable(article)
  const { main_keyword_id: mainKeywordId } = article
  const columns = useMemo(() => listColumns({ path, mainKeywordId, isWhole }), [path, mainKeywordId, isWhole])
  const chosen = useChosenColumns('cluster keywords', columns)
  const [goTo, setGoTo] = useState<{ key: string; ids: ReadonlySet<number> } | null>(null)
  const hasPoints = table.rows.length > 0
  return (
    <section className={classes.section} aria-labelledby="article-keywords">
      <div className={classes.heading}>
        <h2 id="article-keywords">Ranks and impressions</h2>
        <div className={classes.buttons}>
          <ColumnMenu {...chosen} />
          <ModifyButton />
        </div>
      </div>
      {hasPoints ? (
        <KeywordPlot
          keywords={table.rows}
          mainKeywordId={mainKeywordId}
          selected={goTo?.ids ?? NONE_SELECTED}
          onSelect={(id) => setGoTo({ key: String(id), ids: new Set([id]) })}
        />
      ) : (
        table.state === 'loading' && <div className={classes.waiting} aria-hidden="true" />
      )}
      <DataTable
        label="Keywords"
        columns={columns}
        hiddenColumns={chosen.hidden}
        {...table}
        hasPageKeys
        goTo={goTo}
        empty={
          <EmptyState
            icon={<IconListSearch size={24} stroke={1.5} />}
            sentence={
              article.prompt === null
                ? 'This cluster has no keywords any more.'
                : 'This cluster was made by a prompt and has no keywords yet.'
            }
          />
        }
      />
      <PeriodNote rows={table.rows} of="keywords" />
    </section>
  )
}
