import { Button } from '@mantine/core'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { IconPencil } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import type { ContentList } from './use-content-list.ts'

/** E-72, with what the user can do. */
export function NoContent({ list }: { list: ContentList }) {
  const { place, view, change, found } = list
  const all = found.countOf('all') ?? 0
  return (
    <EmptyState
      icon={<IconPencil size={24} stroke={1.5} />}
      sentence="No articles found"
      action={
        view.tab !== 'all' && all > 0 ? (
          <Button variant="default" onClick={() => change({ tab: 'all' })}>
            Show all {formatNoun(all, 'article', 'articles')}
          </Button>
        ) : view.text === '' ? (
          <Button variant="default" component={AppLink} href={contentplanPath(place, 'plan')}>
            Choose clusters to write
          </Button>
        ) : (
          <Button variant="default" onClick={() => change({ text: '' })}>
            Clear search
          </Button>
        )
      }
    />
  )
}
