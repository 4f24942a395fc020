import { z } from 'zod'

/** Signs in to the demo of a running program and returns the JWT. */
export async function openDemoSession(address: string): Promise<string> {
  const opened = await post(`${address}/api/auth/demo`, {}, {})
  const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const answer = await post(`${address}/api/auth/token`, { cookie }, await opened.json())
  return z.object({ jwt: z.string() }).parse(await answer.json()).jwt
}

function post(url: string, headers: Record<string, string>, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
