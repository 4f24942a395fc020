import { formatCost } from '#features/billing/rules.ts'
import { CheckLine } from '#ui/dialogs/CheckLine.tsx'

interface SpendLineProps {
  /** Millionths of a US dollar. */
  cost: number
  /** What it is spent on. */
  on?: string
  isAgreed: boolean
  onAgree: (isAgreed: boolean) => void
}

/** The box that the user has to check before a larger cost. */
export function SpendLine({ cost, on = 'search results', isAgreed, onAgree }: SpendLineProps) {
  return (
    <CheckLine isChecked={isAgreed} onChange={onAgree}>
      Spend up to {formatCost(cost)} on {on}
    </CheckLine>
  )
}
