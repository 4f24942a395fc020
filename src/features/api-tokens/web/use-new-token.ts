import type { Scope } from '#platform/contract/endpoint.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Lifetime } from '../rules.ts'
import { apiTokensApi } from './api.ts'

export interface MadeToken {
  token: string
  name: string
  scopes: readonly Scope[]
}

/** State of the form for a new token: its values, their errors, and the call that makes the token. */
export function useNewToken(workspaceId: number, onMade: (made: MadeToken) => void) {
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>(['read'])
  const [days, setDays] = useState<Lifetime>(90)
  const [isTried, setIsTried] = useState(false)
  const create = useMutation(
    apiTokensApi.create.mutationOptions({
      onSuccess: async ({ token }) => {
        onMade({ token, name: name.trim(), scopes })
        await askAgain(queryClient, { queryKey: apiTokensApi.list.key() })
      },
    }),
  )
  const wrongName = name.trim() === '' ? 'Please give the token a name.' : null
  const wrongScopes = scopes.length === 0 ? 'Please choose what the token may do.' : null
  return {
    name,
    setName,
    scopes,
    days,
    setDays,
    toggle: (scope: Scope) =>
      setScopes(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope]),
    wrongName: isTried ? wrongName : null,
    wrongScopes: isTried ? wrongScopes : null,
    problem: create.isError
      ? messageOf(create.error, 'The token could not be made. Please try again.')
      : null,
    isBusy: create.isPending,
    submit: () => {
      setIsTried(true)
      if (wrongName !== null || wrongScopes !== null || create.isPending) return
      create.mutate({ workspaceId, name, scopes: [...scopes], expires_in_days: days })
    },
  }
}
