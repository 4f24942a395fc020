import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { fetchTicket } from '#features/accounts/web/index.ts'
import { connectionsApi } from '#features/connections/web/index.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { arrivalPath } from '#features/workspaces/rules.ts'
import { workspacesApi } from '#features/workspaces/web/index.ts'
import { keepLive, untilTicket } from '#platform/web/realtime/live.ts'
import { findSession } from '#platform/web/session/session.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { addAllEndpoints } from './all-endpoints.ts'
import { chooseWorkspace, findLanding } from './landing.ts'
import type { ScreenInfo } from './screen-info.ts'
import { readId } from '#platform/web/read-id.ts'

/** Shown when a later step of setting up was opened first (E-10). */
const FIRST_STEP_FIRST = 'Please complete the first step before continuing.'

// With this module, which the first page does not load.
addAllEndpoints()

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
    workspaceId: readWanted(params['workspaceId']),
    contentplanId: readWanted(params['contentplanId']),
  }
  // Before the screen asks for anything: the connection gets the messages since its ticket was given.
  if (!isPreload) keepLive({ queryClient, fetchTicket })
  const [known] = await Promise.all([
    loadPlaces(queryClient, wanted.workspaceId, UNTIL_INVALIDATED).catch(leaveWhenSignedOut),
    isPreload ? null : untilTicket(),
  ])
  const place = pickPlace(known, wanted)
  if (findLanding(wanted, known) === null && !place.isLost) return place

  // Another user or tab may just have created what is missing here: fetch it again first.
  const fresh = await loadPlaces(queryClient, wanted.workspaceId, JUST_NOW).catch(leaveWhenSignedOut)
  const landing = findLanding(wanted, fresh)
  if (landing === null) return pickPlace(fresh, wanted)
  const isLaterStep = info.name === 'CreateContentplanStep3' || info.name === 'CreateContentplanStep4'
  if (isLaterStep && landing.endsWith('/contentplan/add') && !isPreload)
    showSnackbar({ text: FIRST_STEP_FIRST, tone: 'danger' })
  if (!isPreload) explainOtherWorkspace(fresh, wanted)
  throw redirect({ href: landing, replace: true })
}

type Places = Awaited<ReturnType<typeof loadPlaces>>

async function loadPlaces(queryClient: QueryClient, workspaceId: number | null, age: { staleTime: number }) {
  const workspaces = await queryClient.fetchQuery(workspacesApi.list.queryOptions(age))
  const workspace = chooseWorkspace(workspaces, workspaceId)
  if (!workspace) return { workspaces, workspace, plans: [] }
  const input = { workspaceId: workspace.id }
  // The note about made-up data is above the screen, which would move down if it came later.
  const ports = queryClient.prefetchQuery(
    connectionsApi.listPorts.queryOptions({ input, retry: false, ...UNTIL_INVALIDATED }),
  )
  if (workspace.type !== 'managed') return { workspaces, workspace, plans: [] }
  const [plans] = await Promise.all([
    queryClient.fetchQuery(contentplansApi.list.queryOptions({ input, ...age })),
    ports,
  ])
  return { workspaces, workspace, plans: plans.filter(({ type }) => type === 'managed') }
}

/** A plan that the address names and that is not there is lost. */
function pickPlace({ workspace, plans }: Places, { contentplanId }: { contentplanId: number | null }) {
  const contentplan = plans.find(({ id }) => id === contentplanId) ?? null
  return { workspace, contentplan, isLost: contentplanId !== null && contentplan === null }
}

/** An unknown workspace leads to the first one (M-02), which must not look like the one that was asked for. */
function explainOtherWorkspace({ workspace }: Places, { workspaceId }: { workspaceId: number | null }): void {
  if (workspaceId === null || workspace === null || workspace.id === workspaceId) return
  showSnackbar({
    text: `The workspace of this address was not found, or is not yours. You are in ${workspace.name} now.`,
    tone: 'danger',
    timeoutMs: null,
    about: 'other-workspace',
    link: { label: 'See what is yours', href: arrivalPath(workspace) },
  })
}

function leaveWhenSignedOut(error: unknown): never {
  if (findSession() === null) throw redirect({ href: '/', replace: true })
  throw error
}

/** The id in an address: null where the address has none, 0, which nothing has, where it is no id. */
function readWanted(text: string | undefined): number | null {
  return text === undefined ? null : (readId(text) ?? 0)
}
