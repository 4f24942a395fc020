import { z } from 'zod'
import { BoundedMap } from '../../stage/bounded-map.ts'
import { cleanHtml } from '../wordpress/clean-html.ts'
import type { Problem } from './answers.ts'
import { COLLECTIONS, idOf, type Collection, type Field } from './sites.ts'

type Data = Record<string, unknown>

export interface Item {
  id: string
  collectionId: string
  /** What editors see; the live site has it after publishing. */
  staged: Data
  /** What readers see; null while the item is not live. */
  live: Data | null
  isDraft: boolean
  isArchived: boolean
  /** Milliseconds since 1970. */
  createdOn: number
  lastUpdated: number
  lastPublished: number | null
}

/** The body with which an item is created or changed. */
export const itemSchema = z.object({
  isDraft: z.boolean().optional(),
  isArchived: z.boolean().optional(),
  cmsLocaleId: z.string().nullish(),
  fieldData: z.record(z.string(), z.unknown()).default({}),
})

const MOST_ITEMS = 2_000
const SLUG = /^\w[\w-]*$/
const FIRST_DAY = Date.parse('2026-01-10T09:00:00Z')

/** What the collections of all sites hold: at first two posts that people wrote there. */
export function createItems() {
  const items = new BoundedMap<Item>(MOST_ITEMS)
  let lastNumber = 0
  const nextId = () => idOf(`item ${++lastNumber}`)
  const reset = () => {
    items.clear()
    lastNumber = 0
    for (const [name, slug] of OWN_POSTS) {
      const id = nextId()
      const staged = { name, slug, 'post-body': `<p>${name}.</p>`, 'post-summary': `${name}.` }
      const [collectionId, createdOn] = [COLLECTIONS[0]?.id ?? '', FIRST_DAY]
      items.set(id, {
        id,
        collectionId,
        staged,
        live: staged,
        isDraft: false,
        isArchived: false,
        createdOn,
        lastUpdated: createdOn,
        lastPublished: createdOn,
      })
    }
  }
  reset()
  return {
    nextId,
    find: (collectionId: string, id: string): Item | null => {
      const item = items.get(id)
      return item?.collectionId === collectionId ? item : null
    },
    list: (collectionId?: string): Item[] =>
      [...items.values()].filter((item) => collectionId === undefined || item.collectionId === collectionId),
    save: (item: Item): unknown => items.set(item.id, item),
    delete: (id: string): unknown => items.delete(id),
    reset,
  }
}
export type Items = ReturnType<typeof createItems>

const OWN_POSTS = [
  ['Welcome to our journal', 'welcome'],
  ['How we test our tents', 'how-we-test-our-tents'],
] as const

/** The staged data of an item after a change, or what is wrong with it. */
export function writeData(
  { fields }: Collection,
  given: Data,
  { before, others }: { before: Data; others: readonly Item[] },
): { data: Data } | { problems: Problem[] } {
  const known = new Map(fields.map((field) => [field.slug, field]))
  const problems: Problem[] = []
  const data: Data = { ...before }
  for (const [name, value] of Object.entries(given)) {
    const field = known.get(name)
    const wrong = field === undefined ? 'Field not described in schema' : explainValue(field, value)
    if (wrong === null) data[name] = field?.type === 'RichText' ? cleanHtml(String(value ?? '')) : value
    else problems.push({ param: name, description: wrong })
  }
  if (!data['slug'] && typeof data['name'] === 'string') data['slug'] = slugOf(data['name'])
  const isTaken = others.some((other) =>
    [other.staged, other.live].some((one) => one?.['slug'] === data['slug']),
  )
  if (isTaken)
    problems.push({
      param: 'slug',
      description: `Unique value is already in database: '${String(data['slug'])}'`,
    })
  for (const { slug, isRequired } of fields)
    if (isRequired && !data[slug] && !problems.some(({ param }) => param === slug))
      problems.push({ param: slug, description: 'Field is required' })
  return problems.length > 0 ? { problems } : { data }
}

function explainValue({ type, slug, validations }: Field, value: unknown): string | null {
  if (value === null) return null
  if (type === 'Switch') return typeof value === 'boolean' ? null : 'Should be a boolean'
  if (type === 'Image') return null
  if (typeof value !== 'string') return 'Should be a string'
  const { maxLength, singleLine } = validations ?? {}
  if (maxLength !== undefined && value.length > maxLength) return `Maximum of ${maxLength} characters`
  if (singleLine === true && /[\r\n]/.test(value)) return 'Should be a single line'
  if (slug === 'slug' && !SLUG.test(value))
    return 'Should be alphanumeric, and have no spaces or special characters besides - and _'
  return null
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 256)
}
