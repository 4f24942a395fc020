import { IconListSearch } from '#ui/icons.ts'
import type { Article } from '#features/articles/web/index.ts'
import { KEYWORD_COLUMN, SMALL_VOLUME_COLUMN } from '#features/keywords/web/index.ts'
import parts from '#ui/dialogs/DialogParts.module.css'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import type { DataColumn } from '#ui/table/columns.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { ArticleKeyword } from '../keywords/KeywordColumns.tsx'
import { useKeywordTable } from '../keywords/use-keyword-table.ts'
import classes from './Modify.module.css'

const COLUMNS: readonly DataColumn<ArticleKeyword>[] = [KEYWORD_COLUMN, SMALL_VOLUME_COLUMN]

/** All keywords that the cluster has now. */
export function OwnKeywords({ article }: { article: Article }) {
  const { table } = useKeywordTable(article)
  return (
    <section aria-label="Keywords of this cluster" className={classes.own}>
      <h3 dir="auto">{article.title}</h3>
      <div className={parts.rows}>
        <DataTable
          label="Own keywords"
          columns={COLUMNS}
          {...table}
          empty={
            <EmptyState
              icon={<IconListSearch size={24} stroke={1.5} />}
              sentence="This cluster has no keywords any more."
            />
          }
        />
      </div>
    </section>
  )
}
