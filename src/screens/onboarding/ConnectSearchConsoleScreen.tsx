import { useParams } from '@tanstack/react-router'
import { SearchConsoleAccess, useSearchConsole } from '#features/connections/web/index.ts'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { LaterLink } from './LaterLink.tsx'
import { OnboardingFrame } from './OnboardingFrame.tsx'
import { PropertyForm } from './PropertyForm.tsx'
import { useOnboardingPlan, type OnboardingPlan } from './use-onboarding-plan.tsx'

const FROM = '/workspace/$workspaceId/contentplan/$contentplanId/onboarding/gsc'

/** About as high as the choice between two properties. */
const ROWS = 4

/** Step 2 of setting up a plan: connect Search Console and choose the plan's property (M-03). */
export function ConnectSearchConsoleScreen() {
  const params = useParams({ from: FROM })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const { plan, recovery } = useOnboardingPlan(place)
  return (
    <OnboardingFrame step={2} title="Connect Search Console">
      {recovery ??
        (plan === undefined ? (
          <SkeletonRows label="Looking for your content plan" count={ROWS} rowHeight={44} />
        ) : (
          <ChooseProperty place={place} plan={plan} />
        ))}
      <LaterLink place={place} screen="onboarding/wordpress" />
    </OnboardingFrame>
  )
}

function ChooseProperty({ place, plan }: { place: PlanPlace; plan: OnboardingPlan }) {
  const access = useSearchConsole(place.contentplanId)
  return (
    <SearchConsoleAccess place={place} access={access} property={plan.property} rows={ROWS}>
      {(properties) => (
        <PropertyForm place={place} plan={plan} properties={properties} isFetching={access.isFetching} />
      )}
    </SearchConsoleAccess>
  )
}
