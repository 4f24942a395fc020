import type { FastifyRequest } from 'fastify'

/** What becomes known about a request while it is answered. */
interface RequestFacts {
  /** The pattern of the address, with the names of its parts and never their values. */
  route?: string
  workspaceId?: number
}

const facts = new WeakMap<object, RequestFacts>()

export function noteFacts(request: FastifyRequest, found: RequestFacts): void {
  facts.set(request.raw, { ...facts.get(request.raw), ...found })
}

export function readFacts(request: FastifyRequest): RequestFacts {
  return facts.get(request.raw) ?? {}
}

/** The pattern of the request's route, or null when it has no route, as a file or a page of the web app. */
export function findRoute(request: FastifyRequest): string | null {
  const route = readFacts(request).route ?? request.routeOptions?.url
  return route === undefined || request.is404 || route.endsWith('*') ? null : route
}
