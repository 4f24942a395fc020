import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { isPersonHere, TYPED_TEXTS } from '#platform/web/session/tab-data.ts'
import type { TextSection } from '#features/articles/rules.ts'

/** What a user types is kept by this: a text of a cluster, or the style guide of a plan, which has 0 for the cluster. */
export interface KeptPlace {
  user: string
  workspaceId: number
  articleId: number
  section: TextSection | `guide ${number}`
}

/** Which text of which cluster a user types. */
export interface TextPlace extends KeptPlace {
  section: TextSection
}

/** What was typed and is not saved yet. */
export interface Unsaved {
  text: string
  /** The version that it was made from. */
  baseVersion: number
  /** What was sent last without getting an answer: the server may have saved it. Null when every save was answered. */
  unanswered: string | null
  /** The text that it was made from, where texts have no versions. */
  from?: string
}

export interface Draft extends KeptPlace, Unsaved {
  /** Which open editor keeps it, so that two windows never replace each other's. */
  writer: string
  /** When it was last typed, in ms. */
  typedAt: number
}

interface Texts extends DBSchema {
  drafts: { key: (string | number)[]; value: Draft }
}

const OLDEST_MS = 90 * 24 * 3_600_000

let opening: Promise<IDBPDatabase<Texts>> | null = null
/** For browsers whose storage is blocked or full: kept as long as the page is open. */
const unstored = new Map<string, Draft>()
const listeners = new Set<() => void>()

// Without storage the editor works as well, so no function here ever fails.

/** Keeps what a user has typed; not after the user has signed out. */
export async function putDraft(draft: Draft): Promise<void> {
  if (!isPersonHere(draft.user)) return
  const key = keyOf(draft)
  const isStored = await inStore((database) => database.put('drafts', draft))
  if (isStored === undefined) {
    unstored.set(key.join(' '), draft)
    window.addEventListener('beforeunload', warnOfLoss)
  } else forgetUnstored(draft)
  for (const listener of listeners) listener()
}

export async function deleteDraft(draft: OfWriter): Promise<void> {
  forgetUnstored(draft)
  await inStore((database) => database.delete('drafts', keyOf(draft)))
}

/** The drafts of a cluster, or of one of its texts; the one that was typed last first. */
export async function listDrafts(place: Omit<KeptPlace, 'section'> & Partial<KeptPlace>): Promise<Draft[]> {
  const { user, workspaceId, articleId, section } = place
  const key = [user, workspaceId, articleId, ...(section === undefined ? [] : [section])]
  const stored = await inStore((database) => database.getAll('drafts', IDBKeyRange.bound(key, [...key, []])))
  const others = [...unstored.values()].filter((draft) => isWithin(draft, place))
  return [...(stored ?? []), ...others].toSorted((a, b) => b.typedAt - a.typedAt)
}

/** The draft as it is now; undefined when it was saved or discarded meanwhile. */
export async function findDraft(draft: OfWriter): Promise<Draft | undefined> {
  return (
    (await inStore((database) => database.get('drafts', keyOf(draft)))) ??
    unstored.get(keyOf(draft).join(' '))
  )
}

/** Deletes drafts that their user has not come back to for months. */
export async function deleteOldDrafts(now: number): Promise<void> {
  await inStore(async (database) => {
    for (const draft of await database.getAll('drafts'))
      if (now - draft.typedAt > OLDEST_MS) await database.delete('drafts', keyOf(draft))
  })
}

/** Calls back when a draft is kept in this page; returns the function that ends it. */
export function onDraftKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Makes the browser ask before it closes a page that alone keeps something typed. */
function warnOfLoss(event: BeforeUnloadEvent): void {
  if ([...unstored.values()].some(({ user }) => isPersonHere(user))) event.preventDefault()
}

function forgetUnstored(draft: OfWriter): void {
  unstored.delete(keyOf(draft).join(' '))
  if (unstored.size === 0) window.removeEventListener('beforeunload', warnOfLoss)
}

type OfWriter = KeptPlace & { writer: string }

function isWithin(draft: Draft, { user, workspaceId, articleId, section }: Parameters<typeof listDrafts>[0]) {
  const isOfCluster =
    draft.user === user && draft.workspaceId === workspaceId && draft.articleId === articleId
  return isOfCluster && (section === undefined || draft.section === section)
}

function keyOf({ user, workspaceId, articleId, section, writer }: OfWriter): (string | number)[] {
  return [user, workspaceId, articleId, section, writer]
}

async function inStore<Answer>(
  work: (database: IDBPDatabase<Texts>) => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    opening ??= open()
    return await work(await opening)
  } catch {
    // Storage is blocked or full, or the database was deleted meanwhile: the next call opens it again.
    opening = null
    return undefined
  }
}

function open(): Promise<IDBPDatabase<Texts>> {
  return openDB<Texts>(TYPED_TEXTS, 1, {
    upgrade: (database) => {
      database.createObjectStore('drafts', {
        keyPath: ['user', 'workspaceId', 'articleId', 'section', 'writer'],
      })
    },
    // Another window deletes the database because its user signs out.
    blocking: (_now, _next, { target }) => {
      opening = null
      if (target instanceof IDBDatabase) target.close()
    },
    terminated: () => {
      opening = null
    },
  })
}
