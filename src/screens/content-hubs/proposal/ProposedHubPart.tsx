import { Button, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { LONGEST_HUB_NAME } from '#features/hubs/rules.ts'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import classes from './Proposal.module.css'
import { ProposedClusters } from './ProposedClusters.tsx'
import { sumClusters, type ProposedCluster, type ProposedHub } from './proposed-hubs.ts'

interface ProposedHubPartProps {
  hub: ProposedHub
  /** The other hubs that are kept. */
  others: readonly ProposedHub[]
  /** Why the hub cannot have its name, or null. */
  problem: string | null
  onChange: (change: { name: string } | { isKept: boolean }) => void
  onMove: (move: { cluster: ProposedCluster; to: number | null }) => void
}

/** A proposed hub with its name, its numbers and, on a press, its clusters. */
export function ProposedHubPart({ hub, others, problem, onChange, onMove }: ProposedHubPartProps) {
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { count, searches } = sumClusters(hub.clusters)
  return (
    <li className={classes.hub} data-out={!hub.isKept || undefined}>
      <div className={classes.line}>
        <input
          type="checkbox"
          aria-label={`Keep ${hub.name}`}
          checked={hub.isKept}
          onChange={({ currentTarget: { checked } }) => onChange({ isKept: checked })}
        />
        <TextInput
          className={classes.name}
          aria-label="Name of the hub"
          dir="auto"
          autoComplete="off"
          maxLength={LONGEST_HUB_NAME}
          disabled={!hub.isKept}
          value={hub.name}
          error={problem}
          onChange={({ currentTarget: { value } }) => onChange({ name: value })}
        />
        <p className={classes.sums}>
          {count === 0 ? 'No clusters, so it is not created' : formatNoun(count, 'cluster', 'clusters')}
          {searches > 0 && ` · ${formatCount(searches)} searches`}
        </p>
        <Button
          size="xs"
          variant="default"
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={`${isOpen ? 'Hide' : 'Show'} clusters of ${hub.name}`}
          disabled={!hub.isKept || count === 0}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide clusters' : 'Show clusters'}
        </Button>
      </div>
      <div id={panelId} className={classes.panel}>
        {isOpen && hub.isKept ? (
          <ProposedClusters clusters={hub.clusters} targets={others} onMove={onMove} />
        ) : (
          <p className={classes.preview} dir="auto">
            {hub.clusters
              .slice(0, PREVIEWED)
              .map(({ title }) => title)
              .join(', ')}
            {count > PREVIEWED && ` and ${formatCount(count - PREVIEWED)} more`}
          </p>
        )}
      </div>
    </li>
  )
}

const PREVIEWED = 5
