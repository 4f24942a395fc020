import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { connectionsApi } from '#features/connections/web/index.ts'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'

/** E-13: the WordPress key is missing, could not be saved, or its state could not be loaded. */
const NO_KEY = 'Please enter the API key generated in the connector plugin.'
const NOT_SAVED = 'Failed to save WordPress plugin integration. Please try again.'
const NO_STATUS = 'Failed to load integration status'

/** The connection of a plan to WordPress: the connected site, and the form for the key. */
export function useWordpress(place: PlanPlace) {
  const { contentplanId } = place
  const router = useRouter()
  const [key, setKey] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { data, isLoadingError } = useQuery(connectionsApi.list.queryOptions({ input: { contentplanId } }))
  useEffect(() => {
    if (isLoadingError) showSnackbar({ text: NO_STATUS, tone: 'warning' })
  }, [isLoadingError])
  const saving = useMutation({
    mutationFn: (apiKey: string) =>
      connectionsApi.saveWordpress.call({ contentplanId, type: 'wp-plugin', apiKey }),
    meta: { errorMessage: NOT_SAVED },
    onError: (error) => setProblem(messageOf(error, NOT_SAVED)),
    onSuccess: () => {
      showSnackbar({ text: 'WordPress plugin connected successfully!', tone: 'good' })
      router.history.push(contentplanPath(place, 'home?showSetupMessage=true'))
    },
  })
  const check = () => {
    const isThere = key.trim() !== ''
    setProblem(isThere ? null : 'API key is required')
    return isThere
  }
  return {
    connectedTo: data?.find(({ type }) => type === 'wp-plugin')?.wp_domain ?? null,
    key,
    setKey: (text: string) => {
      setKey(text)
      setProblem(null)
    },
    problem,
    check,
    remind: () => {
      if (check()) return
      showSnackbar({ text: NO_KEY, tone: 'warning' })
    },
    save: () => {
      if (check()) saving.mutate(key.trim())
    },
    isSaving: saving.isPending,
  }
}
