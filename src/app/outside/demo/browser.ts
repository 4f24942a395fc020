import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { API_BASE } from '#platform/server/api/mount-api.ts'

export type Call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<unknown>

export interface Browser {
  /** Calls the API; throws for every answer but 200. */
  call: Call
  /** Follows a link in the browser that signed in; returns where it leads. */
  open: (path: string) => Promise<string>
}

/** A browser that is signed in to the demo, without a network between it and the server. */
export async function openDemoBrowser(server: FastifyInstance): Promise<Browser> {
  const opened = await server.inject({ method: 'POST', url: `${API_BASE}/auth/demo`, payload: {} })
  const cookie = opened.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const exchanged = await server.inject({
    method: 'POST',
    url: `${API_BASE}/auth/token`,
    headers: { cookie },
    payload: z.object({ token: z.string() }).parse(opened.json()),
  })
  const { jwt } = z.object({ jwt: z.string() }).parse(exchanged.json())
  const call: Call = async (method, path, body) => {
    const headers = { authorization: `Bearer ${jwt}`, cookie }
    const answer = await server.inject({
      method,
      url: `${API_BASE}${path}`,
      headers,
      ...(body && { payload: body }),
    })
    if (answer.statusCode !== 200)
      throw new Error(`${method} ${path} answered ${answer.statusCode}: ${answer.body}`)
    return answer.json()
  }
  return {
    call,
    open: async (path) => {
      const { headers } = await server.inject({ method: 'GET', url: path, headers: { cookie } })
      return headers.location ?? ''
    },
  }
}
