import type { FastifyReply, FastifyRequest } from 'fastify'
import { makeSecretWord } from '../secret-words.ts'

const COOKIE = 'keyloom_browser'
/** With this prefix, browsers accept the cookie from this host only, so that no neighbouring host can plant one. */
const HOST_PREFIX = '__Host-'
const LONGEST_AGENT = 300
/** The longest time for which browsers keep a cookie. */
const KEPT_SECONDS = 400 * 86_400

/** The program that sent the request. */
export interface Browser {
  address: string
  userAgent: string
  /** A secret word that only this browser sends: a cookie that no script can read and no other site's form can send. */
  identify(): string
}

/**
 * Describes the caller's browser. The cookie is made at the first call of `identify`; the server needs
 * `@fastify/cookie`.
 */
export function describeBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { isSecure }: { isSecure: boolean },
): Browser {
  // Over HTTPS a cookie without the prefix is ignored: a neighbouring host may have planted it.
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
