import type { Access, Scope } from '#platform/contract/endpoint.ts'
import type { FoundId } from '#platform/contract/ids.ts'
import { Forbidden, NotFound, NotSignedIn, ProofNeeded } from '#platform/errors.ts'
import { hashSecretWord } from '../secret-words.ts'
import { countTokenUse, DEAD_TOKEN } from './count-token-use.ts'
import { enterShared, enterWorkspace, noteUse, type CallingToken, type Credential } from './walls.ts'
import { shareOf, type Leave } from './fair-share.ts'
import { hasFreshProof } from './fresh-proof.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { MemberActor } from './handlers.ts'

/** What the caller can prove; throws NotSignedIn where there is nothing to prove it with. */
export interface Proofs {
  readCredential(): Promise<Credential>
}

/** Who may come in, and what an API token needs for it. */
interface Door {
  access: Access
  scope: Scope
  /** Whether a session has to have proven lately whose it is. */
  wantsProof: boolean
}

interface Request {
  /** What was proven before the input was read, where the access wants it. */
  proof: Credential | null
  proofs: Proofs
  ids: FoundId[]
  sharingKey: string | null
  /** Requests of an API token in an hour; 0: as many as it likes. */
  tokenLimit: number
}

type Work = (admitted: object) => Promise<unknown>

/** Proves what can be proven before the input is read. */
export async function proveFirst(access: Access, proofs: Proofs): Promise<Credential | null> {
  switch (access) {
    case 'member':
      return proofs.readCredential()
    case 'session':
      return refuseToken(await proofs.readCredential())
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
export async function admit(door: Door, database: Database, request: Request, work: Work): Promise<unknown> {
  const { access, scope, wantsProof } = door
  if (access === 'public') return work({ database })
  const isForKeyHolder = access === 'sharing-key' && request.sharingKey !== null
  const proof = request.proof ?? (isForKeyHolder ? null : await request.proofs.readCredential())
  const leave = await shareOf(database).enter(nameCaller(proof, request))
  try {
    if (proof?.kind === 'token')
      await countTokenUse(database, { hash: proof.hash, mostPerHour: request.tokenLimit })
    const used = new Set<string>()
    const outcome = await workInTurn(database, async (transaction) => {
      const arrival = {
        ...request,
        proof,
        scope,
        wantsProof,
        noteUse: (session: string) => used.add(session),
      }
      const admitted = await waysIn[access](transaction, arrival)
      const answer = () => work({ database: transaction, ...admitted })
      return { workspaceId: admitted.workspaceId, answer }
    })
    for (const session of used) await noteUse(database, session)
    return outcome
  } finally {
    leave()
  }
}

/** Whose the requests are that share places, as far as it is known before the database was asked. */
function nameCaller(proof: Credential | null, { sharingKey }: Request): string {
  switch (proof?.kind) {
    case 'session':
      return `session ${proof.session}`
    case 'token':
      return `token ${Buffer.from(proof.hash).toString('base64url')}`
    case undefined:
      return `key ${sharingKey}`
  }
}

/**
 * Works in a transaction once the workspace has a place for it. That is known only in a transaction: where there is none, that
 * one ends, and its connection is free for others while this request waits.
 */
async function workInTurn(
  database: Database,
  enter: (transaction: Transaction) => Promise<{
    workspaceId: number | null
    answer: () => Promise<unknown>
  }>,
): Promise<unknown> {
  const share = shareOf(database)
  let leave: Leave | null = null
  try {
    for (;;) {
      const outcome = await database.transaction().execute(async (transaction) => {
        const { workspaceId, answer } = await enter(transaction)
        const name = workspaceId === null ? null : `workspace ${workspaceId}`
        if (name !== null) leave ??= share.tryEnter(name)
        return name === null || leave !== null ? { answer: await answer() } : { waitsFor: name }
      })
      if ('answer' in outcome) return outcome.answer
      leave = await share.enter(outcome.waitsFor)
    }
  } finally {
    leave?.()
  }
}

interface Arrival extends Request {
  scope: Scope
  wantsProof: boolean
  /** Told of a session of which it is to be noted that it is in use. */
  noteUse: (session: string) => void
}

const waysIn = {
  member: letMemberIn,
  session: letSessionIn,
  'sharing-key': letKeyHolderIn,
}

async function letMemberIn(database: Transaction, arrival: Arrival) {
  const { proof, ids, scope, wantsProof } = arrival
  if (proof === null) throw new NotSignedIn()
  const { userId, workspaceId, token, isUseDue } = await enterWorkspace(database, { credential: proof, ids })
  if (userId === null) throw new NotSignedIn(proof.kind === 'token' ? DEAD_TOKEN : undefined)
  if (token !== null) refuseScope(token, scope)
  if (ids.length > 0 && workspaceId === null) throw new NotFound('There is nothing under this id.')
  if (wantsProof) await requireFreshProof(database, proof)
  if (isUseDue && proof.kind === 'session') arrival.noteUse(proof.session)
  const actor: MemberActor =
    token === null ? { kind: 'user', userId } : { kind: 'token', userId, name: token.name }
  return { credential: proof, actor, userId, workspaceId }
}

async function requireFreshProof(database: Transaction, credential: Credential): Promise<void> {
  if (!(await hasFreshProof(database, refuseToken(credential)))) throw new ProofNeeded()
}

function refuseScope({ name, scopes }: CallingToken, scope: Scope): void {
  if (scopes.includes(scope)) return
  throw new Forbidden(
    `The API token “${name}” lacks the scope “${scope}”, which this needs. Please make one that has it.`,
  )
}

async function letSessionIn(database: Transaction, arrival: Arrival) {
  const { credential, ...admitted } = await letMemberIn(database, arrival)
  if (credential.kind === 'token') throw new NotSignedIn()
  return { ...admitted, credential, session: credential.session }
}

async function letKeyHolderIn(database: Transaction, arrival: Arrival) {
  const { ids, sharingKey } = arrival
  if (sharingKey === null) {
    const { workspaceId } = await letMemberIn(database, arrival)
    return { workspaceId, isMember: true }
  }
  const workspaceId = await enterShared(database, { keyHash: hashSecretWord(sharingKey), ids })
  if (workspaceId === null) throw new Forbidden('This link is not valid, or it is not shared any more.')
  return { workspaceId, isMember: false }
}
