import type { PlanPlace } from '#features/contentplans/rules.ts'

export interface TabProps {
  place: PlanPlace
  /** Is told whether something is typed that is not saved. */
  onUnsaved: (isUnsaved: boolean) => void
}
