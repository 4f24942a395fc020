import { useQuery } from '@tanstack/react-query'
import { articlesApi, FUNNEL_NAMES } from '#features/articles/web/index.ts'
import { ARTICLE_FUNNELS } from '#features/articles/rules.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import classes from './ContentMap.module.css'
import type { SharedPlace } from './use-shared-article.ts'

/** D-27: the beginning of the content map that the article is part of. */
export function ContentMap({ place, onClose }: { place: SharedPlace; onClose: () => void }) {
  const { data, error, isLoadingError, isFetching, refetch } = useQuery(
    articlesApi.previewMap.queryOptions({ input: place, staleTime: Infinity, retry: false }),
  )
  return (
    <Dialog title="Content map" isLarge onClose={onClose}>
      {isLoadingError && (
        <ErrorPanel
          text={messageOf(error, 'The content map could not be loaded.')}
          onRetry={() => void refetch()}
          isBusy={isFetching}
        />
      )}
      {data === undefined && !isLoadingError && (
        <SkeletonRows label="The content map is loading" count={10} rowHeight={36} />
      )}
      {data?.total === 0 && <p className={classes.note}>No articles are on the content map yet.</p>}
      {data !== undefined && data.total > 0 && (
        <>
          <MapTable hubs={data.hubs} />
          {data.total > data.hubs.length && (
            <p className={classes.rest}>
              And {formatNoun(data.total - data.hubs.length, 'more hub', 'more hubs')}.
            </p>
          )}
        </>
      )}
    </Dialog>
  )
}

type Hub = NonNullable<Awaited<ReturnType<typeof articlesApi.previewMap.call>>>['hubs'][number]

function MapTable({ hubs }: { hubs: readonly Hub[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide map is scrolled by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label="Hubs and funnels">
      <table className={classes.map}>
        <thead>
          <tr>
            <th scope="col">Funnel</th>
            {hubs.map(({ name }) => (
              <th key={name} scope="col" dir="auto">
                {name ?? 'No hub'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ARTICLE_FUNNELS.map((funnel) => (
            <tr key={funnel}>
              <th scope="row">{FUNNEL_NAMES[funnel]}</th>
              {hubs.map(({ name, cells }) => (
                <td key={name}>
                  <MapCell cell={cells.find((cell) => cell.funnel === funnel)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function MapCell({ cell }: { cell: Hub['cells'][number] | undefined }) {
  if (cell === undefined || cell.total === 0) return <span className={classes.note}>–</span>
  const more = cell.total - cell.articles.length
  return (
    <ul className={classes.titles}>
      {cell.articles.map(({ title, is_this: isThis }) => (
        <li key={title} dir="auto" aria-current={isThis || undefined}>
          {title}
        </li>
      ))}
      {more > 0 && <li className={classes.note}>{formatCount(more)} more</li>}
    </ul>
  )
}
