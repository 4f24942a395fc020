import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/SkeletonRows.tsx'
import { useConnectGoogle, useSearchConsole } from '#features/connections/web/index.ts'
import { ConnectPanel } from './ConnectPanel.tsx'
import { LaterLink } from './LaterLink.tsx'
import { OnboardingFrame } from './OnboardingFrame.tsx'
import { PropertyForm } from './PropertyForm.tsx'
import { useOnboardingPlan } from './use-onboarding-plan.tsx'

const FROM = '/workspace/$workspaceId/contentplan/$contentplanId/onboarding/gsc'

/** Step 2 of setting up: which Search Console property belongs to the plan (M-03). */
export function ConnectSearchConsoleScreen() {
  const params = useParams({ from: FROM })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const { plan, recovery } = useOnboardingPlan(place)
  return (
    <OnboardingFrame step={2} title="Connect Search Console">
      {recovery ?? <SearchConsoleStep place={place} domain={plan?.domain ?? null} />}
      <LaterLink place={place} screen="onboarding/wordpress" />
    </OnboardingFrame>
  )
}

/** E-04 */
const NO_PROPERTIES =
  'No Search Console properties found. Create or share a property in Google Search Console first.'

interface StepProps {
  place: { workspaceId: number; contentplanId: number }
  domain: string | null
}

function SearchConsoleStep({ place, domain }: StepProps) {
  const { state, properties, isFetching, refetch } = useSearchConsole()
  const { connect, isConnecting } = useConnectGoogle({
    ...place,
    scope: 'search-console',
    errorMessage: 'Failed to initiate Google Search Console connection. Please try again.',
  })
  useEffect(() => {
    if (state?.is === 'noDomains') showSnackbar({ text: NO_PROPERTIES, tone: 'info' })
  }, [state?.is])
  const another = { label: 'Use another Google account', onClick: connect }
  switch (state?.is) {
    case undefined:
      return <SkeletonRows label="Looking for your Search Console properties" count={3} rowHeight={44} />
    case 'noToken':
      return <ConnectPanel onConnect={connect} isBusy={isConnecting} />
    case 'noAccess':
      return (
        <ErrorPanel
          title="No access"
          text="We couldn't access your Google Search Console. This might be due to insufficient permissions or a temporary connection issue."
          onRetry={refetch}
          second={another}
        />
      )
    case 'noDomains':
      return (
        <ErrorPanel title="No properties found" text={NO_PROPERTIES} onRetry={refetch} second={another} />
      )
    case 'failed':
      return (
        <ErrorPanel
          text={`Error connecting to Google Search Console: ${state.message}`}
          onRetry={refetch}
          second={another}
        />
      )
    case 'connected':
      return <PropertyForm place={place} domain={domain} properties={properties} isFetching={isFetching} />
  }
}
