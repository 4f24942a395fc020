import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'

export interface OnboardingPlan {
  /** Domain of the plan's website. */
  domain: string | null
  /** The plan's Search Console property. */
  property: string | null
}

/** The plan that is being set up, or if it cannot be loaded, a panel with `Try Again` and `Start Over` (F-037). */
export function useOnboardingPlan({
  workspaceId,
  contentplanId,
}: {
  workspaceId: number
  contentplanId: number
}) {
  const router = useRouter()
  const [isRetrying, setIsRetrying] = useState(false)
  const { data, isLoadingError, refetch } = useQuery(
    contentplansApi.get.queryOptions({
      input: { contentplanId },
      meta: { errorMessage: 'Failed to load onboarding data. Please refresh and try again.' },
    }),
  )
  const retry = async () => {
    setIsRetrying(true)
    const { isSuccess } = await refetch()
    setIsRetrying(false)
    if (isSuccess)
      showSnackbar({ text: 'Successfully recovered! Please continue with the onboarding.', tone: 'good' })
  }
  const recovery =
    isLoadingError || isRetrying ? (
      <ErrorPanel
        text="Failed to load content plan details"
        onRetry={() => void retry()}
        second={{
          label: 'Start Over',
          onClick: () => router.history.push(`/workspace/${workspaceId}/contentplan/add`),
        }}
      />
    ) : null
  const plan = data && 'domain' in data ? { domain: data.domain, property: data.gsc_property } : undefined
  return { plan, recovery }
}
