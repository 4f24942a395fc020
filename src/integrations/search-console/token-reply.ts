import { z } from 'zod'
import type { OutboundResponse } from '#platform/server/outbound/outbound.ts'
import { findJson, readJson } from '../service-answer.ts'
import type { AccessToken } from './index.ts'

const reply = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.string().nullish(),
  refresh_token_expires_in: z.number().nullish(),
  scope: z.string().default(''),
})
const refusal = z.object({ error: z.string().default('') })

/** What Google's token endpoint gave, with its spans of time as moments. */
export function readTokenReply(service: string, response: OutboundResponse, now: Date): AccessToken {
  const read = readJson(service, reply, response)
  const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
  const lasts = read.refresh_token_expires_in ?? null
  return {
    token: read.access_token,
    expiresAt: inSeconds(read.expires_in),
    refreshToken: read.refresh_token ?? null,
    refreshTokenExpiresAt: lasts === null ? null : inSeconds(lasts),
    scopes: read.scope.split(' ').filter(Boolean),
  }
}

/** The endpoint's own word for its refusal; null where it is none. */
export function findTokenRefusal(response: OutboundResponse): string | null {
  const isRefused = response.status === 400 || response.status === 401
  return isRefused ? (findJson(refusal, response)?.error ?? '') : null
}
