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

/** What the caller can prove; `readCredential` throws NotSignedIn when the request has no valid credential. */
export interface Proofs {
  readCredential(): Promise<Credential>
}

/** Who may call the endpoint, and what an API token needs for it. */
interface Requirements {
  access: Access
  scope: Scope
  /** Whether the user must have proven their identity recently. */
  wantsProof: boolean
}

interface Request {
  /** The credential that was read before the input, or null when the access does not need one. */
  proof: Credential | null
  proofs: Proofs
  ids: FoundId[]
  sharingKey: string | null
  /** Requests that an API token may make in an hour; 0 means no limit. */
  tokenLimit: number
}

type Work = (admitted: object) => Promise<unknown>

/** Reads the credential before the input is read, or returns null where the access does not need one. */
export async function readNeededCredential(access: Access, proofs: Proofs): Promise<Credential | null> {
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

/** Runs the work with the context that the access gives the caller; refuses the caller before the work begins. */
export async function admit(
  requirements: Requirements,
  database: Database,
  request: Request,
  work: Work,
): Promise<unknown> {
  const { access, scope, wantsProof } = requirements
  if (access === 'public') return work({ database })
  const isForKeyHolder = access === 'sharing-key' && request.sharingKey !== null
  const proof = request.proof ?? (isForKeyHolder ? null : await request.proofs.readCredential())
  const leave = await shareOf(database).enter(nameCaller(proof, request))
  try {
    if (proof?.kind === 'token')
      await countTokenUse(database, { hash: proof.hash, mostPerHour: request.tokenLimit })
    const used = new Set<string>()
    const outcome = await workInTurn(database, async (transaction) => {
      const admission = {
        ...request,
        proof,
        scope,
        wantsProof,
        noteUse: (session: string) => used.add(session),
      }
      const admitted = await admitBy[access](transaction, admission)
      const answer = () => work({ database: transaction, ...admitted })
      return { workspaceId: admitted.workspaceId, answer }
    })
    for (const session of used) await noteUse(database, session)
    return outcome
  } finally {
    leave()
  }
}

/** Names the caller whose requests share places, as far as the caller is known before the first query. */
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
 * Runs the work in a transaction once its workspace has a free place. The workspace is known only inside a transaction:
 * when it has no free place, the transaction ends, and its connection is free for others while this request waits.
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

interface Admission extends Request {
  scope: Scope
  wantsProof: boolean
  /** Called with a session whose last use has to be written. */
  noteUse: (session: string) => void
}

const admitBy = {
  member: admitMember,
  session: admitSession,
  'sharing-key': admitKeyHolder,
}

async function admitMember(database: Transaction, admission: Admission) {
  const { proof, ids, scope, wantsProof } = admission
  if (proof === null) throw new NotSignedIn()
  const { userId, workspaceId, token, isUseDue } = await enterWorkspace(database, { credential: proof, ids })
  if (userId === null) throw new NotSignedIn(proof.kind === 'token' ? DEAD_TOKEN : undefined)
  if (token !== null) refuseScope(token, scope)
  if (ids.length > 0 && workspaceId === null) throw new NotFound('There is nothing under this id.')
  if (wantsProof) await requireFreshProof(database, proof)
  if (isUseDue && proof.kind === 'session') admission.noteUse(proof.session)
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

async function admitSession(database: Transaction, admission: Admission) {
  const { credential, ...admitted } = await admitMember(database, admission)
  if (credential.kind === 'token') throw new NotSignedIn()
  return { ...admitted, credential, session: credential.session }
}

async function admitKeyHolder(database: Transaction, admission: Admission) {
  const { ids, sharingKey } = admission
  if (sharingKey === null) {
    const { workspaceId, credential } = await admitMember(database, admission)
    return { workspaceId, isMember: true, credential }
  }
  const workspaceId = await enterShared(database, { keyHash: hashSecretWord(sharingKey), ids })
  if (workspaceId === null) throw new Forbidden('This link is not valid, or it is not shared any more.')
  return { workspaceId, isMember: false, credential: null }
}
