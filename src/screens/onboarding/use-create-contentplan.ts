import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { pagesApi } from '#features/pages/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { contentplanPath } from '#features/contentplans/rules.ts'
import type { NewPlan } from './use-new-plan.ts'

/** E-09: the plan, or its start page, could not be created. */
const NOT_CREATED = 'Failed to create content plan. Please check your information and try again.'
const NO_START_PAGE =
  'Content plan created but failed to add the start page. You can add it later in the dashboard.'

/** Creates a plan and its start page, then opens the next step. */
export function useCreateContentplan(workspaceId: number) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const creating = useMutation({
    mutationFn: async ({ website, name, country, language }: NewPlan) => {
      const plan = { workspaceId, name: name.trim(), country, language, website, type: 'managed' } as const
      const { contentplanId } = await contentplansApi.create.call(plan)
      await addStartPage(contentplanId, website)
      return contentplanId
    },
    meta: { errorMessage: NOT_CREATED },
    onSuccess: async (contentplanId) => {
      await askAgain(queryClient, { queryKey: contentplansApi.list.key() })
      router.history.push(contentplanPath({ workspaceId, contentplanId }, 'onboarding/gsc'))
    },
  })
  return { create: (plan: NewPlan) => creating.mutate(plan), isCreating: creating.isPending }
}

async function addStartPage(contentplanId: number, website: string): Promise<void> {
  try {
    await pagesApi.add.call({ contentplanId, urls: [withScheme(website)] })
  } catch {
    showSnackbar({ text: NO_START_PAGE, tone: 'warning' })
  }
}

function withScheme(website: string): string {
  const text = website.trim()
  return /^https?:\/\//i.test(text) ? text : `https://${text}`
}
