/** A line of the route table. */
interface KnownRoute {
  fullPath: string
  options: { staticData?: { isBuilt?: boolean } | undefined }
}

interface BuiltScreens {
  ofWorkspace: ReadonlySet<string>
  ofPlan: ReadonlySet<string>
}

const SCREEN = /^\/workspace\/\$workspaceId\/(contentplan\/\$contentplanId\/)?([a-z-]+)(?:\/\{-\$[a-z]+\})?$/i

/** The screens of a workspace and of a plan that are built: the last parts of their addresses. */
export function listBuiltScreens(known: readonly KnownRoute[]): BuiltScreens {
  const found = { ofWorkspace: new Set<string>(), ofPlan: new Set<string>() }
  for (const { fullPath, options } of known) {
    const [, plan, screen] = SCREEN.exec(fullPath) ?? []
    if (screen === undefined || options.staticData?.isBuilt !== true) continue
    found[plan === undefined ? 'ofWorkspace' : 'ofPlan'].add(screen)
  }
  return found
}
