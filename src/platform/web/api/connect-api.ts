import type { ClientContext, ClientLink } from '@orpc/client'
import { isContractProcedure, type AnyContractRouter } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { findToken } from '../session/session.ts'
import { messageOf, statusOf, toApiError } from './api-error.ts'

const API_BASE = '/api'
const UNREACHABLE = 'The server cannot be reached. Please check your connection and try again.'

export interface ApiConnection {
  /** The methods and paths of every endpoint, as JSON. */
  contract: unknown
  /** The server no longer knows the session whose token was sent; the message says why. */
  onSignedOut: (message: string) => void
}

let connected: ClientLink<ClientContext> | null = null

/** Says once, when the app starts, where and how every call is sent. */
export function connectApi({ contract, onSignedOut }: ApiConnection): void {
  if (!isContractRouter(contract)) throw new Error('this is no contract')
  connected = new OpenAPILink(contract, {
    url: new URL(API_BASE, window.location.origin),
    headers: () => {
      const token = findToken()
      return token === null ? {} : { authorization: `Bearer ${token}` }
    },
    fetch: (request, init) => fetch(request, init).catch(explainUnreachable),
    customErrorResponseBodyDecoder: (body, { status }) => toApiError(body, status),
    interceptors: [
      async ({ next }) => {
        const token = findToken()
        try {
          return await next()
        } catch (error) {
          // Late answers to a session that has ended since say nothing about the present one.
          const isOver = token !== null && statusOf(error) === 401 && findToken() === token
          if (isOver) onSignedOut(messageOf(error, 'Please sign in again.'))
          throw error
        }
      },
    ],
  })
}

/** The way to the server for clients that are made before it is known. */
export const link: ClientLink<ClientContext> = {
  call: (path, input, options) => {
    if (connected === null) throw new Error('connectApi has not been called')
    return connected.call(path, input, options)
  },
}

function isContractRouter(value: unknown): value is AnyContractRouter {
  if (isContractProcedure(value)) return true
  return typeof value === 'object' && value !== null && Object.values(value).every(isContractRouter)
}

function explainUnreachable(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  throw new Error(UNREACHABLE, { cause: error })
}
