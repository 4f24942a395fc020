import type { Kysely, Transaction } from 'kysely'
import type { Access } from '#platform/contract/endpoint.ts'
import type { FoundId } from '#platform/contract/ids.ts'
import { Forbidden, NotFound, NotSignedIn } from '#platform/errors.ts'
import { hashSecretWord } from '../secret-words.ts'
import { enterAsVisitor, enterShared, enterWorkspace } from './walls.ts'
import type { Database } from '../database/tables.ts'

/** What the caller can prove; each throws NotSignedIn where there is nothing to prove it with. */
export interface Proofs {
  readSession(): Promise<string>
  readVisitor(): Promise<string>
}

export interface Request {
  /** The session or visitor that was proven before the input was read, where the access wants one. */
  proof: string | null
  proofs: Proofs
  ids: FoundId[]
  sharingKey: string | null
}

type Work = (admitted: object) => Promise<unknown>

/** Proves what can be proven before the input is read. */
export async function proveFirst(access: Access, proofs: Proofs): Promise<string | null> {
  switch (access) {
    case 'member':
      return proofs.readSession()
    case 'visitor':
      return proofs.readVisitor()
    case 'public':
    case 'sharing-key':
      return null
  }
}

/** Does the work with what the access lets the caller see; refuses before the work begins. */
export async function admit(
  access: Access,
  database: Kysely<Database>,
  request: Request,
  work: Work,
): Promise<unknown> {
  if (access === 'public') return work({ database })
  return database.transaction().execute(async (transaction) => {
    const admitted = await waysIn[access](transaction, request)
    return work({ database: transaction, ...admitted })
  })
}

const waysIn = { member: letMemberIn, 'sharing-key': letKeyHolderIn, visitor: letVisitorIn }

async function letMemberIn(database: Transaction<Database>, { proof, ids }: Request) {
  const session = proof ?? ''
  const { userId, workspaceId } = await enterWorkspace(database, { session, ids })
  if (userId === null) throw new NotSignedIn()
  if (ids.length > 0 && workspaceId === null) throw new NotFound('There is nothing under this id.')
  return { session, userId, workspaceId }
}

async function letKeyHolderIn(database: Transaction<Database>, request: Request) {
  const { proofs, ids, sharingKey } = request
  if (sharingKey === null) {
    const { workspaceId } = await letMemberIn(database, { ...request, proof: await proofs.readSession() })
    return { workspaceId, isMember: true }
  }
  const workspaceId = await enterShared(database, { keyHash: hashSecretWord(sharingKey), ids })
  if (workspaceId === null) throw new Forbidden('This link is not valid, or it is not shared any more.')
  return { workspaceId, isMember: false }
}

async function letVisitorIn(database: Transaction<Database>, { proof, ids }: Request) {
  const workspaceId = await enterAsVisitor(database, { visitor: proof ?? '', ids })
  if (workspaceId === null) throw new NotFound('There is nothing under this id.')
  return { workspaceId }
}
