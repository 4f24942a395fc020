import type { OutboundLimits } from './call.ts'
import { beginCall, type OpenAnswer, type OpenCall, type Client } from './open-call.ts'

/** Statuses whose answers have no body. */
const BARE = new Set([204, 205, 304])
/** Headers about the encoded bytes, which do not fit the decoded body that is passed on. */
const ENCODING_HEADERS = new Set(['content-encoding', 'content-length', 'transfer-encoding'])

/** A `fetch` with the checks and limits of outbound calls. Its body has to be read or cancelled, as with any fetch. */
export function fetchThrough(client: Client, limits: OutboundLimits): typeof fetch {
  return async (input, init) => {
    const { url, method, headers, body, signal } = new Request(input, init)
    const bytes = body === null ? null : new Uint8Array(await new Response(body).arrayBuffer())
    const call = await beginCall(client, {
      ...limits,
      url,
      method,
      signal,
      headers: Object.fromEntries(headers),
      ...(bytes === null ? {} : { body: bytes }),
    })
    try {
      return toResponse(await call.open(), call)
    } catch (error) {
      call.end()
      throw error
    }
  }
}

function toResponse(answer: OpenAnswer, call: OpenCall): Response {
  const { status } = answer
  const headers = Object.entries(answer.headers).filter(([name]) => !ENCODING_HEADERS.has(name))
  if (!BARE.has(status)) return new Response(streamOf(answer, call), { status, headers })
  answer.drop()
  call.end()
  return new Response(null, { status, headers })
}

function streamOf(answer: OpenAnswer, call: OpenCall): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = answer.pieces[Symbol.asyncIterator]()
  const end = () => {
    answer.drop()
    call.end()
  }
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await pieces.next()
        if (done !== true) return controller.enqueue(new Uint8Array(value))
        end()
        controller.close()
      } catch (error) {
        end()
        controller.error(error)
      }
    },
    cancel: end,
  })
}
