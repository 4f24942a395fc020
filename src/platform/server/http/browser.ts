import type { FastifyReply, FastifyRequest } from 'fastify'
import { makeSecretWord } from '../secret-words.ts'

const COOKIE = 'keyloom_browser'
/** With this prefix browsers take a cookie from this very host alone, and no neighbouring host can plant one. */
const HOST_PREFIX = '__Host-'
const LONGEST_AGENT = 300
/** Browsers keep cookies no longer. */
const KEPT_SECONDS = 400 * 86_400

/** The program at the other end. */
export interface Browser {
  address: string
  userAgent: string
  /** A secret word that only this browser sends: a cookie that no script and no other site's form can carry. */
  identify(): string
}

/** Reads who calls. The cookie is made when it is first asked for; the server needs `@fastify/cookie`. */
export function describeBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { isSecure }: { isSecure: boolean },
): Browser {
  // One without the prefix is not taken over: a neighbour may have planted it.
  const cookie = isSecure ? `${HOST_PREFIX}${COOKIE}` : COOKIE
  let word = request.cookies[cookie]
  return {
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
    identify: () => {
      if (word !== undefined && word !== '') return word
      word = makeSecretWord()
      const maxAge = KEPT_SECONDS
      reply.setCookie(cookie, word, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge })
      return word
    },
  }
}
