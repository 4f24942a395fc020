/** The place that a user wants to open. */
export interface WantedPlace {
  /** The route's name. */
  screen: string
  isForSaas: boolean
  workspaceId: number | null
  contentplanId: number | null
}

interface KnownWorkspace {
  id: number
  type: 'managed' | 'saas'
}

interface KnownPlan {
  id: number
  domain: string | null
}

const ONBOARDING = new Set(['CreateContentplanStep3', 'CreateContentplanStep4'])
/** Screens of a managed workspace that make sense before it has a plan with a domain. */
const WITHOUT_PLAN = new Set([
  'CreateContentplan',
  'ClustererPaid',
  'WriterPaid',
  'ResearchPaid',
  'WorkspaceSettings',
  'StripeLander',
])

/** The wanted workspace, else the first managed one, else the first; null when there is none. */
export function chooseWorkspace<Workspace extends KnownWorkspace>(
  workspaces: Workspace[],
  wantedId: number | null,
): Workspace | null {
  const wanted = workspaces.find(({ id }) => id === wantedId)
  return wanted ?? workspaces.find(({ type }) => type === 'managed') ?? workspaces[0] ?? null
}

/**
 * The address to open instead of the wanted place, once the workspaces and the plans of the chosen one are known
 * (M-02, F-012); null when the wanted place stays.
 */
export function findLanding(
  wanted: WantedPlace,
  { workspaces, plans }: { workspaces: KnownWorkspace[]; plans: KnownPlan[] },
): string | null {
  const workspace = chooseWorkspace(workspaces, wanted.workspaceId)
  if (workspace === null) return '/auth/out'
  const isInside = workspace.id === wanted.workspaceId
  const base = `/workspace/${workspace.id}`
  if (workspace.type === 'saas') return isInside && wanted.isForSaas ? null : `${base}/ultimate-clusterer`
  return findPlanLanding(isInside ? wanted : { ...wanted, screen: 'WorkspaceList', contentplanId: null }, {
    base,
    plans,
  })
}

function findPlanLanding(
  { screen, contentplanId }: WantedPlace,
  { base, plans }: { base: string; plans: KnownPlan[] },
): string | null {
  if (WITHOUT_PLAN.has(screen)) return null
  const [first, ...others] = plans
  const plan = plans.find(({ id }) => id === contentplanId)
  if (first === undefined || (ONBOARDING.has(screen) && !plan)) return `${base}/contentplan/add`
  if (ONBOARDING.has(screen)) return null
  if (others.length === 0 && !first.domain) return `${base}/contentplan/${first.id}/onboarding/gsc`
  // An unknown plan stays, and its screen says that it is not there.
  const isNamed = contentplanId !== null || screen === 'Workspace'
  return isNamed ? null : `${base}/contentplan/${first.id}/home`
}
