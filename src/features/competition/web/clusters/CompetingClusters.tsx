import { useLocation } from '@tanstack/react-router'
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import {
  DeleteDialog,
  MergeIntoDialog,
  useChangeArticles,
  type Article,
} from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { useIsPhone } from '#ui/layout/use-is-phone.ts'
import { formatCount } from '#ui/numbers.ts'
import type { MenuAction } from '#ui/panels/ActionMenu.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { Sort } from '#ui/table/SortHeader.tsx'
import type { CompetingCluster } from '../api.ts'
import classes from '../competition.module.css'
import { listClusterColumns } from './ClusterColumns.tsx'
import { NoCompeting } from './NoCompeting.tsx'
import { PseudoClusters } from './PseudoClusters.tsx'
import { useCompeting } from './use-competing.ts'

const NONE_HIDDEN: ReadonlySet<string> = new Set()
const HIDDEN_ON_PHONES: ReadonlySet<string> = new Set(['estimated_search_volume', 'score'])

interface CompetingClustersProps {
  place: PlanPlace
  article: Article
  /** What comes below; it is shown with the list, so that it does not move. */
  children?: ReactNode
}

interface Asked {
  about: 'merge' | 'delete'
  other: CompetingCluster
}

/** F-138: the clusters that compete with one, which can be merged into it or deleted, and keywords in no cluster. */
export function CompetingClusters({ place, article, children }: CompetingClustersProps) {
  const { workspaceId, contentplanId } = place
  const isPhone = useIsPhone()
  const { pathname: path } = useLocation()
  const { rows, total, pseudo, state, refetch } = useCompeting(contentplanId, article.id)
  const [sort, setSort] = useState<Sort | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const columns = useMemo(
    () => listClusterColumns({ place: { workspaceId, contentplanId }, articleId: article.id, path }),
    [workspaceId, contentplanId, article.id, path],
  )
  return (
    <>
      <section className={classes.section}>
        <h2>Competing clusters</h2>
        <p className={classes.note}>
          They share search results with this one, or its page is seen for them. The SERP overlap says why two
          are not one.
          {total > rows.length &&
            ` The ${formatCount(rows.length)} of ${formatCount(total)} that compete most.`}
        </p>
        <DataTable
          label="Competing clusters"
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          nameOf={nameOf}
          state={state}
          hiddenColumns={isPhone ? HIDDEN_ON_PHONES : NONE_HIDDEN}
          onRetry={refetch}
          sorting={{ sort, onSort: setSort }}
          hasPageKeys
          rowActions={(other) => listActions(article, other, setAsked)}
          empty={<NoCompeting contentplanId={contentplanId} articleId={article.id} />}
        />
        <PseudoClusters place={place} article={article} pseudo={pseudo} />
        <Suspense>
          {asked && <Question article={article} asked={asked} onDone={() => setAsked(null)} />}
        </Suspense>
      </section>
      {state !== 'loading' && children}
    </>
  )
}

function listActions(
  article: Article,
  other: CompetingCluster,
  ask: (asked: Asked) => void,
): readonly MenuAction[] {
  const reason = other.is_locked ? 'Locked: unlock it first' : 'This cluster is locked: unlock it first'
  return [
    {
      label: 'Merge into this cluster',
      isDisabled: other.is_locked || article.is_locked,
      reason,
      onSelect: () => ask({ about: 'merge', other }),
    },
    {
      label: 'Exclude',
      isDanger: true,
      isDisabled: other.is_locked,
      reason,
      onSelect: () => ask({ about: 'delete', other }),
    },
  ]
}

interface QuestionProps {
  article: Article
  asked: Asked
  onDone: () => void
}

/** V-43: what is asked before a competing cluster goes. */
function Question({ article, asked: { about, other }, onDone }: QuestionProps) {
  const changing = useChangeArticles(article.contentplan_id)
  if (about === 'merge')
    return (
      <MergeIntoDialog
        into={article}
        other={other}
        isBusy={changing.isPending}
        onConfirm={() =>
          changing.mutate(
            { action: 'merge', articleIdsFrom: [other.id], articleIdTo: article.id },
            { onSettled: onDone },
          )
        }
        onCancel={onDone}
      />
    )
  return (
    <DeleteDialog
      clusters={[other]}
      first="delete"
      isBusy={changing.isPending}
      onDelete={(deletion) => changing.mutate(deletion, { onSettled: onDone })}
      onCancel={onDone}
    />
  )
}

function keyOf({ id }: CompetingCluster): string {
  return String(id)
}

function nameOf({ title }: CompetingCluster): string {
  return title
}
