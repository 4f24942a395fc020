import { Button } from '@mantine/core'
import { useState } from 'react'
import { IconArrowsLeftRight, IconX } from '#ui/icons.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { formatCount } from '#ui/numbers.ts'
import { ActionMenu } from '#ui/panels/ActionMenu.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import classes from './Proposal.module.css'
import type { ProposedCluster, ProposedHub } from './proposed-hubs.ts'

interface ProposedClustersProps {
  clusters: readonly ProposedCluster[]
  /** Hubs to which they can be moved. */
  targets: readonly ProposedHub[]
  canTakeOut?: boolean
  onMove: (move: { cluster: ProposedCluster; to: number | null }) => void
}

/** More clusters than that are shown when a user wants to see them. */
const SHOWN_AT_FIRST = 10

/** Clusters of a proposed hub, or without one; each can be moved or taken out. */
export function ProposedClusters({ clusters, targets, canTakeOut = true, onMove }: ProposedClustersProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? clusters : clusters.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <ul className={classes.clusters}>
        {shown.map((cluster) => (
          <li key={cluster.id} className={classes.cluster}>
            <span className={classes.title} dir="auto" title={cluster.title}>
              {cluster.title}
            </span>
            <span className={classes.volume} title="Searches a month">
              {cluster.estimated_search_volume === null ? '–' : formatCount(cluster.estimated_search_volume)}
            </span>
            {targets.length > 0 && <MoveButton cluster={cluster} targets={targets} onMove={onMove} />}
            {canTakeOut && (
              <IconButton label={`Take out ${cluster.title}`} onClick={() => onMove({ cluster, to: null })}>
                <IconX size={16} stroke={1.75} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {shown.length < clusters.length && (
        <Button size="compact-sm" variant="subtle" onClick={() => setIsWhole(true)}>
          Show all {formatCount(clusters.length)} clusters
        </Button>
      )}
    </>
  )
}

function MoveButton({
  cluster,
  targets,
  onMove,
}: { cluster: ProposedCluster } & Pick<ProposedClustersProps, 'targets' | 'onMove'>) {
  const panel = useFloatingPanel()
  const label = `Move ${cluster.title} to another hub`
  return (
    <>
      <IconButton label={label} aria-haspopup="menu" {...panel.triggerProps}>
        <IconArrowsLeftRight size={16} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {panel.anchor && (
        <ActionMenu
          label={label}
          anchor={panel.anchor}
          actions={targets.map(({ key, name }) => ({
            label: name.trim() || `Hub ${key + 1}`,
            onSelect: () => onMove({ cluster, to: key }),
          }))}
          onClose={panel.close}
        />
      )}
    </>
  )
}
