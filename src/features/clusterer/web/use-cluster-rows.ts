import type { TreeRow } from '#ui/table/tree-row.ts'
import { useMemo, useState } from 'react'
import type { ClusterRow, MemberRow } from '../contract.ts'

type ListRow = TreeRow &
  ({ kind: 'cluster'; cluster: ClusterRow } | { kind: 'member'; member: MemberRow; cluster: ClusterRow })

type Open = ReadonlyMap<number, readonly MemberRow[]>

const NONE_OPEN: Open = new Map()

/** Clusters with the keywords of the open ones below them; other clusters, with members of their own, begin closed. */
export function useClusterRows(
  clusters: readonly ClusterRow[],
  listMembers: (cluster: number) => Promise<MemberRow[]>,
) {
  const [opened, setOpened] = useState({ of: listMembers, open: NONE_OPEN })
  const open = opened.of === listMembers ? opened.open : NONE_OPEN

  const rows = useMemo(
    () =>
      clusters.flatMap((cluster): ListRow[] => {
        const members = open.get(cluster.cluster)
        return [clusterRow(cluster, members !== undefined), ...(members ?? []).map(memberRow(cluster))]
      }),
    [clusters, open],
  )

  async function toggle(row: ListRow) {
    if (row.kind !== 'cluster') return
    const number = row.cluster.cluster
    const members = open.has(number) ? null : await listMembers(number)
    setOpened((before) => {
      const after = new Map(before.of === listMembers ? before.open : NONE_OPEN)
      if (members === null) after.delete(number)
      else after.set(number, members)
      return { of: listMembers, open: after }
    })
  }

  return { rows, toggle }
}

function clusterRow(cluster: ClusterRow, isExpanded: boolean): ListRow {
  return { kind: 'cluster', key: `${cluster.cluster}`, level: 1, isExpanded, cluster }
}

function memberRow(cluster: ClusterRow) {
  return (member: MemberRow): ListRow => ({
    kind: 'member',
    key: `${cluster.cluster} ${member.keyword}`,
    level: 2,
    member,
    cluster,
  })
}
