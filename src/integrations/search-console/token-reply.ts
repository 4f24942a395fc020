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

/** Reads the reply of Google's token endpoint, and turns its durations into points in time. */
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

/** The code with which the endpoint refused, empty if it named none; null when it did not refuse. */
export function findTokenRefusal(response: OutboundResponse): string | null {
  const isRefused = response.status === 400 || response.status === 401
  return isRefused ? (findJson(refusal, response)?.error ?? '') : null
}
