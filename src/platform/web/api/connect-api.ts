import type { ClientLink } from '@orpc/client'
import { Temporary } from '#platform/errors.ts'
import { findToken } from '../session/session.ts'
import { ApiError, messageOf, statusOf } from './api-error.ts'
import { writeRequest, type EndpointAddress } from './write-request.ts'

const API_BASE = '/api'
const UNREACHABLE = 'The server cannot be reached. Please check your connection.'

/** Endpoints of features by their names, as in src/app/contract.json. */
type EndpointAddresses = Record<string, Record<string, EndpointAddress>>

/** The options of a single call. */
export interface CallContext {
  /** Sent instead of the session's token, by a call that outlives its session. */
  token?: string
  /** Whether the page may go away before the answer is there. */
  outlivesPage?: boolean
}

interface ApiConnection {
  contract: EndpointAddresses
  /** Called when the server refuses the session whose token was sent; the message says why. */
  onSignedOut: (message: string) => void
  /** Called when the user has to prove their identity first; resolves with whether they have done so. */
  onProofNeeded: () => Promise<boolean>
}

let connection: ApiConnection | null = null
let added: EndpointAddresses = {}

/** Sets, once when the app starts, the endpoints that every page can call. */
export function connectApi(input: ApiConnection): void {
  connection = input
}

/** Adds endpoints that only some screens call. */
export function addEndpoints(contract: EndpointAddresses): void {
  added = contract
}

type Call = ClientLink<CallContext>['call']

/** Carries every typed call to the server: JSON in both directions, with the session's token. */
export const link: ClientLink<CallContext> = {
  call: async (...call) => {
    try {
      return await send(...call)
    } catch (error) {
      const isAsked = error instanceof ApiError && error.code === 'proof_needed'
      if (isAsked && (await connection?.onProofNeeded())) return send(...call)
      throw error
    }
  },
}

async function send(...[names, input, { signal, context }]: Parameters<Call>): Promise<unknown> {
  const [feature = '', name = ''] = names
  const address = (connection?.contract[feature] ?? added[feature])?.[name]
  if (address === undefined) throw new Error(`no endpoint ${feature}.${name}: is the contract connected?`)
  const token = context.token ?? findToken()
  const { method, path, body } = writeRequest(address, input)
  const response = await fetch(`${API_BASE}${path}`, {
    method,
    body: body ?? null,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    signal: signal ?? null,
    keepalive: context.token !== undefined || context.outlivesPage === true,
  }).catch(explainUnreachable)
  const answer = await readAnswer(response)
  if (response.ok) return answer
  const error = new ApiError(response.status, answer)
  // A late answer to an earlier session says nothing about the present one.
  const isOver = statusOf(error) === 401 && token !== null && findToken() === token
  if (isOver) connection?.onSignedOut(messageOf(error, 'Please sign in again.'))
  throw error
}

/** How the types begin that are read as text; all else is bytes. */
const TEXT_TYPES = ['text/', 'application/json']

async function readAnswer(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  const isText = type === '' || TEXT_TYPES.some((start) => type.startsWith(start))
  if (!isText) return response.blob().catch(explainUnreachable)
  const text = await response.text().catch(explainUnreachable)
  return type.startsWith('application/json') && text !== '' ? JSON.parse(text) : text
}

function explainUnreachable(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  throw new Temporary(UNREACHABLE)
}
