import type { PlanPlace } from '#features/contentplans/rules.ts'
import { MultiSelect } from '#ui/select/MultiSelect.tsx'
import classes from './ReportFilters.module.css'
import { useClusterChoice } from './use-cluster-choice.ts'

interface ClusterFilterProps {
  place: PlanPlace
  articleIds: readonly number[]
  onChange: (articleIds: readonly number[]) => void
}

/** Chooses clusters by their titles. */
export function ClusterFilter({ place: { contentplanId }, articleIds, onChange }: ClusterFilterProps) {
  const { text, options, chosen, nothing, type, toggle } = useClusterChoice({ contentplanId, articleIds })
  return (
    <div className={classes.clusters}>
      <MultiSelect
        label="Clusters"
        placeholder={articleIds.length === 0 ? 'All clusters' : 'Add a cluster'}
        text={text}
        options={options}
        chosen={chosen}
        nothing={nothing}
        onType={type}
        onToggle={toggle}
        onChange={(values) => onChange(values.map(Number))}
      />
    </div>
  )
}
