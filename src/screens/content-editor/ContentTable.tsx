import { useMemo, useState } from 'react'
import { useChangeArticles, type ContentArticle } from '#features/articles/web/index.ts'
import { useIsPhone } from '#ui/layout/use-is-phone.ts'
import { formatCount } from '#ui/numbers.ts'
import type { RowGroup } from '#ui/table/columns.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { usePaging } from '#ui/table/use-paging.ts'
import { useSelectedRows } from '#ui/table/use-selected-rows.ts'
import { PAGE_SIZES, readSort } from './content-view.ts'
import { listContentColumns } from './ContentColumns.tsx'
import { ContentSelection } from './ContentSelection.tsx'
import { describeMarked, type Mark } from './marking/marked.ts'
import { MarkDialog } from './marking/MarkDialog.tsx'
import { listRowActions } from './marking/row-actions.ts'
import { NoContent } from './NoContent.tsx'
import { PublishStep } from './publishing/PublishStep.tsx'
import { usePublishStep } from './publishing/use-publish-step.ts'
import type { Rewrite } from './rewriting.ts'
import type { ContentList } from './use-content-list.ts'

interface ContentTableProps {
  list: ContentList
  hrefOf: (article: ContentArticle) => string
  onOpen: (article: ContentArticle) => void
  onRewrite: Rewrite
}

/** F-190: the articles of a list by hub. Needs a key with the filters, so that a new one keeps no hidden rows selected. */
export function ContentTable({ list, hrefOf, onOpen, onRewrite }: ContentTableProps) {
  const { place, view, change: changeView, found } = list
  const { rows, total, state } = found
  const selection = useSelectedRows(rows)
  const changing = useChangeArticles(place.contentplanId, { describe: describeMarked })
  const [asked, setAsked] = useState<{ mark: Mark; articles: readonly ContentArticle[] } | null>(null)
  const publishing = usePublishStep(place)
  const { now } = found
  const isPhone = useIsPhone()
  const columns = useMemo(
    () => listContentColumns({ now, hrefOf, onOpen, isPhone }),
    [now, hrefOf, onOpen, isPhone],
  )
  const paging = usePaging({
    ...view,
    pageSizes: PAGE_SIZES,
    total,
    isReady: state === 'ready',
    onChange: changeView,
  })
  const calls = {
    place,
    change: changing.mutate,
    onOpen,
    onMark: (mark: Mark, articles: readonly ContentArticle[]) => setAsked({ mark, articles }),
    onPublish: publishing.ask,
    onRewrite,
  }
  const isWholePageSelected = rows.length > 0 && rows.every((row) => selection.selected.has(keyOf(row)))
  return (
    <>
      <DataTable
        label="Articles"
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        nameOf={nameOf}
        state={state}
        onRetry={found.refetch}
        sorting={{
          sort: view.sort,
          onSort: (sort) => changeView({ sort: readSort(sort) }),
          isByServer: true,
        }}
        selection={{ selected: selection.selected, onSelect: selection.select }}
        groupOf={(row) => groupOf(row, found.countOfHub(row.topic_id))}
        rowActions={(row) => listRowActions(row, calls)}
        hasPageKeys
        paging={paging}
        empty={<NoContent list={list} />}
      />
      <ContentSelection
        list={list}
        rows={selection.rows}
        total={isWholePageSelected ? total : 0}
        changing={changing}
        onMark={calls.onMark}
        publishing={publishing}
        onRewrite={onRewrite}
        onSelect={selection.selectRows}
        onClear={selection.clear}
      />
      <PublishStep place={place} step={publishing} onDone={selection.clear} />
      {asked && (
        <MarkDialog
          contentplanId={place.contentplanId}
          {...asked}
          onDone={() => {
            setAsked(null)
            selection.clear()
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  )
}

function groupOf({ topic_id: id, topic_name: name }: ContentArticle, count: number | null): RowGroup {
  return {
    key: String(id),
    name: name ?? 'No Hub',
    ...(count !== null && { note: formatCount(count) }),
  }
}

function keyOf({ id }: ContentArticle): string {
  return String(id)
}

function nameOf({ title }: ContentArticle): string {
  return title
}
