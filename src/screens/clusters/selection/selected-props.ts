import type { PlanPlace } from '#features/contentplans/rules.ts'

/** What the bars for each kind of selection have in common. */
export interface SelectedProps {
  place: PlanPlace
  /** Whether the numbers in search are shown. */
  numbers: { isOpen: boolean; onToggle: () => void }
  onClear: () => void
  /** Called after a change, with its kind. */
  onChanged: (kind: string) => void
}
