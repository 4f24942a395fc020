import { lazyRouteComponent } from '@tanstack/react-router'
import { Temporary } from '#platform/errors.ts'

/**
 * A screen whose scripts are loaded when it is opened. When they are missing, the router loads the page again, which a
 * new version on the server needs; without a connection that would leave an empty window, so the screen fails instead.
 */
export function lazyScreen<Part extends Record<string, unknown>, Name extends keyof Part>(
  load: () => Promise<Part>,
  name: Name,
) {
  return lazyRouteComponent(() => load().catch(explainOffline), name)
}

function explainOffline(error: unknown): never {
  throw navigator.onLine ? error : new Temporary('This screen cannot be loaded without a connection.')
}
