import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import type { Layout } from './clusters-view.ts'

const OPTIONS = [
  { value: 'table', label: 'Table' },
  { value: 'cards', label: 'Cards' },
  { value: 'map', label: 'Map' },
] as const satisfies { value: Layout; label: string }[]

/** F-073: how the clusters are shown. */
export function LayoutSwitch({ value, onChange }: { value: Layout; onChange: (layout: Layout) => void }) {
  return <ChoiceBar<Layout> label="Show as" value={value} options={OPTIONS} onChange={onChange} />
}
