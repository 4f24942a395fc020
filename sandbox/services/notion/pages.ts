import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { BoundedMap } from '../../stage/bounded-map.ts'
import type { Clock } from '../../stage/clock.ts'
import { WORKSPACES } from './grants.ts'
import type { SentBlock, SentText } from './block-schema.ts'

/** A block of a page; `content` is what stands below the name of its type, without the blocks inside it. */
export interface StoredBlock {
  id: string
  type: string
  content: Record<string, unknown>
  children: StoredBlock[]
  createdAt: number
}

export interface StoredPage {
  id: string
  workspaceId: string
  /** null for a page at the top of its workspace. */
  parentId: string | null
  title: SentText[]
  /** What is right below the page, in its order; pages by their ids. */
  content: (StoredBlock | { pageId: string })[]
  isInTrash: boolean
  /** Whether the connection may use it; pages below it follow it. */
  isShared: boolean
  createdAt: number
  editedAt: number
}

const MOST_PAGES = 2_000
const FIRST_DAY = Date.parse('2026-01-08T09:00:00Z')

/** Pages that people have written in the workspaces, and pages below them. The last of each is not shared. */
const OWN_PAGES: readonly (readonly [title: string, below: readonly string[]])[][] = [
  [
    ['Content', ['Journal drafts', 'Ideas for 2026']],
    ['Team handbook', []],
    ['Salaries', []],
  ],
  [
    ['Reading list', []],
    ['Diary', []],
  ],
  [
    ['', []],
    ['Private', []],
  ],
]

/** The pages of all workspaces. */
export function createPages(clock: Clock) {
  const pages = new BoundedMap<StoredPage>(MOST_PAGES)
  const add = (page: Pick<StoredPage, 'id' | 'workspaceId' | 'parentId' | 'title'> & Partial<StoredPage>) => {
    const now = clock.now()
    const made: StoredPage = {
      content: [],
      isInTrash: false,
      isShared: true,
      createdAt: now,
      editedAt: now,
      ...page,
    }
    pages.set(made.id, made)
    if (made.parentId !== null) pages.get(made.parentId)?.content.push({ pageId: made.id })
    return made
  }
  const reset = () => {
    pages.clear()
    for (const [at, { id: workspaceId }] of WORKSPACES.entries())
      addOwn(add, workspaceId, OWN_PAGES[at] ?? [])
  }
  const hasShared = ({ isShared, parentId }: StoredPage): boolean => {
    if (!isShared || parentId === null) return isShared
    const parent = pages.get(parentId)
    return parent !== undefined && hasShared(parent)
  }
  const isAway = ({ isInTrash, parentId }: StoredPage): boolean => {
    const parent = parentId === null ? undefined : pages.get(parentId)
    return isInTrash || (parent !== undefined && isAway(parent))
  }
  const find = (workspaceId: string, id: string): StoredPage | null => {
    const page = pages.get(withHyphens(id))
    return page?.workspaceId === workspaceId && hasShared(page) ? page : null
  }
  reset()
  return {
    add: (page: Pick<StoredPage, 'workspaceId' | 'parentId' | 'title'>) => add({ id: randomUUID(), ...page }),
    /** A page that the connection may use. */
    find,
    /** Any page, also one that the connection may not use. */
    findAny: (id: string): StoredPage | null => pages.get(withHyphens(id)) ?? null,
    list: (workspaceId: string): StoredPage[] =>
      [...pages.values()].filter((page) => page.workspaceId === workspaceId && hasShared(page)),
    /** Whether the page or one above it is in the trash. */
    isAway,
    touch: (page: StoredPage): void => void (page.editedAt = clock.now()),
    /** Where a block stands: the list that has it, and its page. */
    findBlock(workspaceId: string, id: string) {
      for (const page of pages.values()) {
        if (page.workspaceId !== workspaceId || !hasShared(page)) continue
        const list = findList(page.content, withHyphens(id))
        if (list !== null) return { page, list }
      }
      return null
    },
    makeBlocks: (blocks: readonly SentBlock[]) => blocks.map((block) => storeBlock(block, clock.now())),
    remove: (id: string): unknown => pages.delete(withHyphens(id)),
    reset,
  }
}
export type Pages = ReturnType<typeof createPages>

type Add = (
  page: Pick<StoredPage, 'id' | 'workspaceId' | 'parentId' | 'title'> & Partial<StoredPage>,
) => StoredPage

function addOwn(add: Add, workspaceId: string, own: (typeof OWN_PAGES)[number]): void {
  let number = 0
  const nextId = () =>
    `${workspaceId.slice(0, -4)}${String(++number).padStart(2, '0')}${workspaceId.slice(-2)}`
  for (const [at, [title, below]] of own.entries()) {
    const times = { createdAt: FIRST_DAY, editedAt: FIRST_DAY - at * 60_000 }
    const isShared = at < own.length - 1
    const page = add({ id: nextId(), workspaceId, parentId: null, title: write(title), isShared, ...times })
    for (const name of below)
      add({ id: nextId(), workspaceId, parentId: page.id, title: write(name), ...times })
  }
}

function write(content: string): SentText[] {
  return content === '' ? [] : [{ type: 'text', text: { content } }]
}

function withHyphens(id: string): string {
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(id.replaceAll('-', '').toLowerCase()) ?? []
  return parts.join('-')
}

type Entries = StoredPage['content']

function findList(entries: Entries, id: string): Entries | null {
  for (const entry of entries) {
    if ('pageId' in entry) continue
    if (entry.id === id) return entries
    const inside = findList(entry.children, id)
    if (inside !== null) return inside
  }
  return null
}

const sentContent = z.record(z.string(), z.unknown())
const FRAME = new Set(['object', 'type'])

function storeBlock(block: object, createdAt: number): StoredBlock {
  const type = Object.keys(block).find((name) => !FRAME.has(name)) ?? 'paragraph'
  const { children = [], ...content } = sentContent.parse(
    Object.entries(block).find(([name]) => name === type)?.[1],
  )
  const inside = z.array(z.looseObject({})).parse(children)
  return {
    id: randomUUID(),
    type,
    content,
    createdAt,
    children: inside.map((child) => storeBlock(child, createdAt)),
  }
}
