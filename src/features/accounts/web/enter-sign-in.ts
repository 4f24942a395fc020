import { redirect } from '@tanstack/react-router'
import { findSession } from '#platform/web/session/session.ts'
import { isAllowedNext } from '../rules.ts'
import { holdCode } from './sign-in-code.ts'

/** Parameters that are forwarded to the server's sign-in. */
export const FORWARDED = [
  'next',
  'scope',
  'type',
  'workspaceId',
  'accessKey',
  'contentplanId',
  'provider',
] as const

export type AuthSearch = Partial<Record<'token' | 'problem' | (typeof FORWARDED)[number], string>>

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

/** Leads signed-in users from the first page to their workspaces. */
export function enterLogin(): void {
  if (findSession() !== null) throw redirect({ href: '/workspace', replace: true })
}

export function readAuthSearch(search: Record<string, unknown>): AuthSearch {
  const known = ['token', 'problem', ...FORWARDED].flatMap((name) => {
    const value = search[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return Object.fromEntries(known)
}

/** Takes the code out of the address first of all, because it must not stay in the browser's history. */
export function enterAuth({ search, params, isPreload }: Visit): void {
  const { token, next } = readAuthSearch(search)
  if (isPreload || params['action'] !== 'in' || token === undefined) return
  holdCode(token)
  const place = next !== undefined && isAllowedNext(next) ? `?${new URLSearchParams({ next })}` : ''
  throw redirect({ href: `/auth/in${place}`, replace: true })
}
