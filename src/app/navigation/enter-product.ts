import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { workspacesApi } from '#features/workspaces/web/index.ts'
import { findSession } from '#platform/web/session/session.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { chooseWorkspace, findLanding } from './landing.ts'
import type { ScreenInfo } from './screen-info.ts'

/** Shown when a later step of setting up was opened first (E-10). */
const FIRST_STEP_FIRST = 'Please complete the first step before continuing.'

// Known workspaces and plans stay valid until a change: screens refresh them in the background.
const UNTIL_INVALIDATED = { staleTime: Infinity }
const JUST_NOW = { staleTime: 2_000 }

interface EnterInput {
  info: ScreenInfo
  params: Record<string, string | undefined>
  isPreload: boolean
}

/**
 * Returns the workspace and the plan of a signed-in screen, or throws the redirect to the screen that has to be first.
 */
export async function enterProduct(queryClient: QueryClient, { info, params, isPreload }: EnterInput) {
  const wanted = {
    screen: info.name,
    isForSaas: info.isForSaas,
    workspaceId: toId(params['workspaceId']),
    contentplanId: toId(params['contentplanId']),
  }
  const known = await loadPlaces(queryClient, wanted.workspaceId, UNTIL_INVALIDATED).catch(leaveWhenSignedOut)
  if (findLanding(wanted, known) === null) return pickPlace(known, wanted)

  // Another user or tab may just have created what is missing here: fetch it again before the redirect.
  const fresh = await loadPlaces(queryClient, wanted.workspaceId, JUST_NOW).catch(leaveWhenSignedOut)
  const landing = findLanding(wanted, fresh)
  if (landing === null) return pickPlace(fresh, wanted)
  const isLaterStep = info.name === 'CreateContentplanStep3' || info.name === 'CreateContentplanStep4'
  if (isLaterStep && landing.endsWith('/contentplan/add') && !isPreload)
    showSnackbar({ text: FIRST_STEP_FIRST, tone: 'danger' })
  throw redirect({ href: landing, replace: true })
}

type Places = Awaited<ReturnType<typeof loadPlaces>>

async function loadPlaces(queryClient: QueryClient, workspaceId: number | null, age: { staleTime: number }) {
  const workspaces = await queryClient.fetchQuery(workspacesApi.list.queryOptions(age))
  const workspace = chooseWorkspace(workspaces, workspaceId)
  if (workspace?.type !== 'managed') return { workspaces, workspace, plans: [] }
  const plans = await queryClient.fetchQuery(
    contentplansApi.list.queryOptions({ input: { workspaceId: workspace.id }, ...age }),
  )
  return { workspaces, workspace, plans: plans.filter(({ type }) => type === 'managed') }
}

function pickPlace({ workspace, plans }: Places, { contentplanId }: { contentplanId: number | null }) {
  return { workspace, contentplan: plans.find(({ id }) => id === contentplanId) ?? null }
}

function leaveWhenSignedOut(error: unknown): never {
  if (findSession() === null) throw redirect({ href: '/', replace: true })
  throw error
}

function toId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}
