import { Button } from '@mantine/core'
import type { Article, useChangeArticles } from '#features/articles/web/index.ts'
import { MOST_ARTICLES } from '#features/articles/rules.ts'
import { IconExternalLink } from '#ui/icons.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { formatCount } from '#ui/numbers.ts'
import { listPageActions } from './more-actions.ts'
import { SelectionMenu } from './SelectionMenu.tsx'
import type { useLockMatches } from './use-lock-matches.ts'
import type { useSetPageAction } from './use-set-page-action.ts'

interface PageActionsProps {
  clusters: readonly Article[]
  isSelecting: boolean
  changing: ReturnType<typeof useChangeArticles>
  setting: ReturnType<typeof useSetPageAction>
  locking: ReturnType<typeof useLockMatches>
  onDone: (kind: string) => void
}

/** Actions on the pages of the selected clusters. Each can be undone. */
export function PageActions(props: PageActionsProps) {
  const { isSelecting, changing, setting, locking, onDone } = props
  const pages = props.clusters.filter(({ page_id: pageId }) => pageId !== null)
  const articleIds = pages.map(({ id }) => id)
  const isTooMany = articleIds.length > MOST_ARTICLES
  const isFavoring = pages.some(({ show_in_map: isFavorite }) => !isFavorite)
  const isLocking = pages.some(({ article_id_locked: isLocked }) => !isLocked)
  const common = {
    size: 'xs',
    variant: 'default',
    disabled:
      articleIds.length === 0 ||
      isTooMany ||
      isSelecting ||
      changing.isPending ||
      setting.isPending ||
      locking.isPending,
    ...(isTooMany && { title: `At most ${formatCount(MOST_ARTICLES)} pages at once` }),
  } as const
  return (
    <>
      <SelectionMenu
        name="Choose action"
        button={common}
        entries={listPageActions(pages, (action) =>
          setting.mutate({ clusters: pages, action }, { onSuccess: () => onDone('setPageAction') }),
        )}
      />
      <Button
        {...common}
        onClick={() =>
          locking.mutate({ clusters: pages, isOn: isLocking }, { onSuccess: () => onDone('toggleLock') })
        }
      >
        {isLocking ? 'Lock match' : 'Unlock match'}
      </Button>
      <Button
        {...common}
        onClick={() => {
          const action = isFavoring ? 'addToMap' : 'removeFromMap'
          changing.mutate({ action, articleIds }, { onSuccess: () => onDone(action) })
        }}
      >
        {isFavoring ? 'Favorite' : 'Remove from favorites'}
      </Button>
      <OpenPage pages={pages} />
    </>
  )
}

/** A link to the only selected page: browsers open no more than one at a time. */
function OpenPage({ pages }: { pages: readonly Article[] }) {
  const [page, ...others] = pages
  const href = page?.article_url && others.length === 0 ? describeUrl(page.article_url).href : null
  if (href === null) return null
  return (
    <Button
      size="xs"
      variant="default"
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      rightSection={<IconExternalLink size={14} stroke={1.75} aria-hidden="true" />}
    >
      Open
    </Button>
  )
}
