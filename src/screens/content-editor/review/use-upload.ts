import { useQuery } from '@tanstack/react-query'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { contentplansApi, useBuiltScreens } from '#features/contentplans/web/index.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'

/** V-60: nothing can be uploaded without a system to upload to. This version cannot upload to any yet. */
export function useUpload(place: PlanPlace) {
  const { workspaceId, contentplanId } = place
  const { ofPlan } = useBuiltScreens()
  const { data: plans } = useQuery(contentplansApi.list.queryOptions({ input: { workspaceId } }))
  const cms = plans?.find(({ id }) => id === contentplanId)?.main_cms_integration ?? 'none'
  const link = {
    label: 'Go to integrations',
    href: contentplanPath(place, 'settings?tab=integrations'),
  }
  return {
    isDisabled: plans === undefined || cms !== 'none',
    reason: plans === undefined ? 'Loading' : 'Uploading is not part of this version yet.',
    onSelect: () =>
      showSnackbar({
        text: 'CMS integration is not configured. Please set up a CMS integration first.',
        tone: 'warning',
        ...(ofPlan.has('settings') && { link }),
      }),
  }
}
