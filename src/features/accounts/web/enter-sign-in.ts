import { redirect } from '@tanstack/react-router'
import { findSession } from '#platform/web/session/session.ts'
import { isAllowedNext } from '../rules.ts'
import { holdCode } from './sign-in-code.ts'

/** What a sign-in is told and passes on. */
export const HANDED_ON = [
  'next',
  'scope',
  'type',
  'workspaceId',
  'accessKey',
  'contentplanId',
  'provider',
] as const

export type AuthSearch = Partial<Record<'token' | 'problem' | (typeof HANDED_ON)[number], string>>

interface LoginSearch {
  problem?: string
}

interface Visit {
  search: Record<string, unknown>
  params: Record<string, string | undefined>
  isPreload: boolean
}

export function readLoginSearch({ problem }: Record<string, unknown>): LoginSearch {
  return typeof problem === 'string' ? { problem } : {}
}

/** Whoever is signed in has nothing to do on the first page. */
export function enterLogin(): void {
  if (findSession() !== null) throw redirect({ href: '/workspace', replace: true })
}

export function readAuthSearch(search: Record<string, unknown>): AuthSearch {
  const known = ['token', 'problem', ...HANDED_ON].flatMap((name) => {
    const value = search[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return Object.fromEntries(known)
}

/** Takes the code out of the address before anything else happens: it must not stay in the history. */
export function enterAuth({ search, params, isPreload }: Visit): void {
  const { token, next } = readAuthSearch(search)
  if (isPreload || params['action'] !== 'in' || token === undefined) return
  holdCode(token)
  const place = next !== undefined && isAllowedNext(next) ? `?${new URLSearchParams({ next })}` : ''
  throw redirect({ href: `/auth/in${place}`, replace: true })
}
