import { request } from 'node:http'
import { text } from 'node:stream/consumers'

interface Sent {
  port: number
  /** The loopback address to call from: each address of 127.0.0.0/8 is another client. */
  from: string
  path: string
  method?: string
  headers?: Record<string, string>
  /** Sent as a form if it is URLSearchParams, otherwise as JSON. */
  body?: unknown
}

export interface Reply {
  status: number
  text: string
}

const LIMIT_MS = 60_000

/** One request on a connection of its own. */
export function send({ port, from, path, method = 'GET', headers = {}, body }: Sent): Promise<Reply> {
  const isForm = body instanceof URLSearchParams
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const payload = body === undefined ? null : isForm ? body.toString() : JSON.stringify(body)
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const sent = request(
    {
      host: '127.0.0.1',
      port,
      localAddress: from,
      path,
      method,
      agent: false,
      timeout: LIMIT_MS,
      headers: payload === null ? headers : { 'content-type': type, ...headers },
    },
    (reply) => {
      text(reply).then((read) => resolve({ status: reply.statusCode ?? 0, text: read }), reject)
    },
  )
  sent.on('error', reject)
  sent.on('timeout', () => sent.destroy(new Error(`No answer in ${LIMIT_MS} ms.`)))
  sent.end(payload)
  return promise
}
