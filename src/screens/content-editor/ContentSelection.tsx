import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { MOST_ARTICLES, MOST_CONTENT_PER_PAGE } from '#features/articles/rules.ts'
import { contentApi, type ContentArticle, type useChangeArticles } from '#features/articles/web/index.ts'
import { useSelectAll } from '#platform/web/use-select-all.ts'
import { SelectAllButton } from '#ui/layout/SelectAllButton.tsx'
import { SelectionBar } from '#ui/layout/SelectionBar.tsx'
import { formatCount } from '#ui/numbers.ts'
import { writeFilter } from './content-view.ts'
import { copyTitles } from './copy-titles.ts'
import { MOST_MARKED, type Mark } from './marking/marked.ts'
import { NO_CMS_FOR_MANY } from '#features/publishing/rules.ts'
import type { PublishStep } from './publishing/use-publish-step.ts'
import type { Rewrite } from './rewriting.ts'
import type { ContentList } from './use-content-list.ts'

interface ContentSelectionProps {
  list: ContentList
  rows: readonly ContentArticle[]
  /** Articles on all pages, when the whole page is selected; otherwise 0. */
  total: number
  changing: ReturnType<typeof useChangeArticles>
  onMark: (mark: Mark, articles: readonly ContentArticle[]) => void
  publishing: PublishStep
  onRewrite: Rewrite
  onSelect: (rows: readonly ContentArticle[]) => void
  onClear: () => void
}

/** F-192: what can be done with the selected articles. */
export function ContentSelection(props: ContentSelectionProps) {
  const { list, rows, total, changing, onMark, publishing, onRewrite, onSelect, onClear } = props
  const all = useSelectAll({
    listPage: async (page) => {
      const window = { offset: (page - 1) * MOST_CONTENT_PER_PAGE, limit: MOST_CONTENT_PER_PAGE }
      const { contentplanId } = list.place
      return (await contentApi.list.call({ contentplanId, ...writeFilter(list.view), ...window })).articles
    },
    pageSize: MOST_CONTENT_PER_PAGE,
    most: MOST_ARTICLES,
    total,
    selected: rows.length,
    errorMessage: 'Not all articles could be selected. Please try again.',
    onFound: onSelect,
  })
  const isBusy = all.isSelecting || changing.isPending
  const isRejecting = rows.some(({ priority }) => priority !== 'low')
  const common = { size: 'xs', variant: 'default', disabled: isBusy } as const
  const marking =
    rows.length > MOST_MARKED
      ? { ...common, disabled: true, title: `At most ${formatCount(MOST_MARKED)} articles at once` }
      : common
  const uploading = publishing.hasNoTarget
    ? { ...marking, disabled: true, title: NO_CMS_FOR_MANY }
    : { ...marking, disabled: marking.disabled || !publishing.isReady }
  const [only] = rows.length === 1 ? rows : []
  const articleIds = rows.map(({ id }) => id)
  return (
    <SelectionBar
      count={rows.length}
      progress={all.isSelecting ? `Selecting: ${formatCount(all.found)} of ${formatCount(all.wanted)}` : null}
      more={
        <SelectAllButton
          selected={rows.length}
          total={total}
          most={MOST_ARTICLES}
          isDisabled={isBusy}
          onSelect={all.selectAll}
        />
      }
      actions={
        <>
          <Button {...marking} onClick={() => onMark('reviewed', rows)}>
            Mark reviewed
          </Button>
          <Button {...marking} onClick={() => onMark('published', rows)}>
            Mark published
          </Button>
          <Button {...uploading} onClick={() => publishing.ask('draft', rows)}>
            Upload
          </Button>
          <Button {...uploading} onClick={() => publishing.ask('live', rows)}>
            Publish
          </Button>
          <Button
            {...common}
            onClick={() =>
              changing.mutate(
                { action: 'updatePriority', articleIds, priority: isRejecting ? 'low' : 'not set' },
                { onSuccess: onClear },
              )
            }
          >
            {isRejecting ? 'Reject' : 'Bring back'}
          </Button>
          {only !== undefined && (
            <Button {...common} onClick={() => onRewrite(only.id)}>
              Rewrite
            </Button>
          )}
          <Button {...common} onClick={() => void copyTitles(rows)}>
            Copy titles
          </Button>
        </>
      }
      onClear={onClear}
    />
  )
}
