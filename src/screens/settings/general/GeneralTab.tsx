import type { TabProps } from '../tab-props.ts'
import { PlanTab } from '../PlanTab.tsx'
import { GeneralForm } from './GeneralForm.tsx'

/** The general settings of a plan (F-212). */
export function GeneralTab(props: TabProps) {
  return <PlanTab place={props.place}>{(plan) => <GeneralForm plan={plan} {...props} />}</PlanTab>
}
