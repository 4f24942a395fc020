import type { Kysely, Transaction } from 'kysely'
import type { Access, Scope } from '#platform/contract/endpoint.ts'
import type { FoundId } from '#platform/contract/ids.ts'
import { Forbidden, NotFound, NotSignedIn } from '#platform/errors.ts'
import { hashSecretWord } from '../secret-words.ts'
import { countTokenUse, DEAD_TOKEN } from './count-token-use.ts'
import { enterAsVisitor, enterShared, enterWorkspace, type CallingToken, type Credential } from './walls.ts'
import type { Database } from '../database/tables.ts'

/** What the caller can prove; each throws NotSignedIn where there is nothing to prove it with. */
export interface Proofs {
  readCredential(): Promise<Credential>
  readVisitor(): Promise<string>
}

export type Proof = Credential | { kind: 'visitor'; visitor: string }

/** Who may come in, and what an API token needs for it. */
export interface Door {
  access: Access
  scope: Scope
}

export interface Request {
  /** What was proven before the input was read, where the access wants it. */
  proof: Proof | null
  proofs: Proofs
  ids: FoundId[]
  sharingKey: string | null
  /** Requests of an API token in an hour; 0: as many as it likes. */
  tokenLimit: number
}

type Work = (admitted: object) => Promise<unknown>

/** Proves what can be proven before the input is read. */
export async function proveFirst(access: Access, proofs: Proofs): Promise<Proof | null> {
  switch (access) {
    case 'member':
      return proofs.readCredential()
    case 'session':
      return refuseToken(await proofs.readCredential())
    case 'visitor':
      return { kind: 'visitor', visitor: await proofs.readVisitor() }
    case 'public':
    case 'sharing-key':
      return null
  }
}

function refuseToken(credential: Credential): Credential {
  if (credential.kind === 'token')
    throw new Forbidden('An API token cannot do this. Please sign in and do it in the browser.')
  return credential
}

/** Does the work with what the access lets the caller see; refuses before the work begins. */
export async function admit(
  door: Door,
  database: Kysely<Database>,
  request: Request,
  work: Work,
): Promise<unknown> {
  const { access, scope } = door
  if (access === 'public') return work({ database })
  const isForKeyHolder = access === 'sharing-key' && request.sharingKey !== null
  const proof = request.proof ?? (isForKeyHolder ? null : await request.proofs.readCredential())
  if (proof?.kind === 'token')
    await countTokenUse(database, { hash: proof.hash, mostPerHour: request.tokenLimit })
  return database.transaction().execute(async (transaction) => {
    const admitted = await waysIn[access](transaction, { ...request, proof, scope })
    return work({ database: transaction, ...admitted })
  })
}

interface Arrival extends Request {
  scope: Scope
}

const waysIn = {
  member: letMemberIn,
  session: letSessionIn,
  'sharing-key': letKeyHolderIn,
  visitor: letVisitorIn,
}

async function letMemberIn(database: Transaction<Database>, { proof, ids, scope }: Arrival) {
  if (proof === null || proof.kind === 'visitor') throw new NotSignedIn()
  const { userId, workspaceId, token } = await enterWorkspace(database, { credential: proof, ids })
  if (userId === null) throw new NotSignedIn(proof.kind === 'token' ? DEAD_TOKEN : undefined)
  if (token !== null) refuseScope(token, scope)
  if (ids.length > 0 && workspaceId === null) throw new NotFound('There is nothing under this id.')
  return { credential: proof, userId, workspaceId, token }
}

function refuseScope({ name, scopes }: CallingToken, scope: Scope): void {
  if (scopes.includes(scope)) return
  throw new Forbidden(
    `The API token “${name}” lacks the scope “${scope}”, which this needs. Please make one that has it.`,
  )
}

async function letSessionIn(database: Transaction<Database>, arrival: Arrival) {
  const { credential, ...admitted } = await letMemberIn(database, arrival)
  if (credential.kind === 'token') throw new NotSignedIn()
  return { ...admitted, credential, session: credential.session }
}

async function letKeyHolderIn(database: Transaction<Database>, arrival: Arrival) {
  const { ids, sharingKey } = arrival
  if (sharingKey === null) {
    const { workspaceId } = await letMemberIn(database, arrival)
    return { workspaceId, isMember: true }
  }
  const workspaceId = await enterShared(database, { keyHash: hashSecretWord(sharingKey), ids })
  if (workspaceId === null) throw new Forbidden('This link is not valid, or it is not shared any more.')
  return { workspaceId, isMember: false }
}

async function letVisitorIn(database: Transaction<Database>, { proof, ids }: Arrival) {
  const visitor = proof?.kind === 'visitor' ? proof.visitor : ''
  const workspaceId = await enterAsVisitor(database, { visitor, ids })
  if (workspaceId === null) throw new NotFound('There is nothing under this id.')
  return { workspaceId }
}
