import type { ReactNode } from 'react'
import { IconChartBubble, IconLayoutGrid, IconTable } from '#ui/icons.ts'
import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import type { ClustersView, Layout } from '../clusters-view.ts'
import type { ViewChange } from '../use-clusters-view.ts'
import classes from './ClusterTools.module.css'

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

const OPTIONS = [
  { value: 'table', label: <Option name="Table" icon={<IconTable {...ICON} />} /> },
  { value: 'cards', label: <Option name="Cards" icon={<IconLayoutGrid {...ICON} />} /> },
  { value: 'map', label: <Option name="Map" icon={<IconChartBubble {...ICON} />} /> },
] as const satisfies { value: Layout; label: unknown }[]

interface LayoutSwitchProps {
  view: ClustersView
  onChange: (part: ViewChange) => void
}

/** F-073: whether clusters are shown as a table, as cards or as a map. */
export function LayoutSwitch({ view, onChange }: LayoutSwitchProps) {
  return (
    <div className={classes.switch}>
      <ChoiceBar<Layout>
        label="Show as"
        value={view.layout}
        options={OPTIONS}
        onChange={(layout) => onChange({ layout })}
      />
    </div>
  )
}

function Option({ name, icon }: { name: string; icon: ReactNode }) {
  return (
    <span className={classes.option} title={name}>
      {icon}
      <span className="visually-hidden">{name}</span>
    </span>
  )
}
