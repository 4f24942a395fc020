import { createHash } from 'node:crypto'

/** A field of a collection. */
export interface Field {
  id: string
  slug: string
  displayName: string
  type: 'PlainText' | 'RichText' | 'Image' | 'Switch' | 'Color' | 'Link' | 'DateTime'
  isRequired: boolean
  isEditable: boolean
  helpText: string | null
  validations: { maxLength?: number; singleLine?: boolean } | null
}

export interface Collection {
  id: string
  siteId: string
  displayName: string
  singularName: string
  slug: string
  fields: Field[]
}

export interface Site {
  id: string
  displayName: string
  shortName: string
  /** A site that was never published has none. */
  host: string | null
}

/** The host of the published site, which the made-up web serves. */
export const JOURNAL_HOST = 'journal.trailhouse.example'

/** 24 hexadecimal digits, the same for the same name. */
export function idOf(name: string): string {
  return createHash('sha256').update(`webflow ${name}`).digest('hex').slice(0, 24)
}

const journal = siteOf('Trailhouse Journal', 'trailhouse-journal', JOURNAL_HOST)
const wholesale = siteOf('Trailhouse Wholesale', 'trailhouse-wholesale', null)
const events = siteOf('Trailhouse Events', 'trailhouse-events', null)

/** A published site, one that was never published, and one without collections. */
export const SITES: readonly Site[] = [journal, wholesale, events]

const body = { slug: 'post-body', displayName: 'Post Body', type: 'RichText' } as const
const summary = {
  slug: 'post-summary',
  displayName: 'Post Summary',
  type: 'PlainText',
  validations: { maxLength: 160, singleLine: true },
} as const

export const COLLECTIONS: readonly Collection[] = [
  collectionOf(journal, 'Blog Posts', 'Blog Post', 'posts', [
    body,
    summary,
    { slug: 'main-image', displayName: 'Main Image', type: 'Image' },
    { slug: 'featured', displayName: 'Featured?', type: 'Switch' },
  ]),
  collectionOf(journal, 'Case Studies', 'Case Study', 'case-studies', [
    { ...body, slug: 'study', displayName: 'Study' },
    { slug: 'lead', displayName: 'Lead', type: 'PlainText' },
    { slug: 'client', displayName: 'Client', type: 'PlainText', isRequired: true },
    { slug: 'client-website', displayName: 'Client Website', type: 'Link', isRequired: true },
  ]),
  collectionOf(journal, 'Categories', 'Category', 'categories', [
    { slug: 'color', displayName: 'Color', type: 'Color' },
  ]),
  collectionOf(wholesale, 'News', 'News Item', 'news', [body, summary]),
]

function siteOf(displayName: string, shortName: string, host: string | null): Site {
  return { id: idOf(`site ${shortName}`), displayName, shortName, host }
}

type Given = Pick<Field, 'slug' | 'displayName' | 'type'> & Partial<Field>

function collectionOf(
  site: Site,
  displayName: string,
  singularName: string,
  slug: string,
  own: Given[],
): Collection {
  const id = idOf(`collection ${site.shortName} ${slug}`)
  const usual: Given[] = [
    {
      slug: 'name',
      displayName: 'Name',
      type: 'PlainText',
      isRequired: true,
      validations: { maxLength: 256, singleLine: true },
    },
    {
      slug: 'slug',
      displayName: 'Slug',
      type: 'PlainText',
      isRequired: true,
      validations: { maxLength: 256, singleLine: true },
    },
  ]
  const fields = [...usual, ...own].map((field) => ({
    id: idOf(`field ${id} ${field.slug}`),
    isRequired: false,
    isEditable: true,
    helpText: null,
    validations: null,
    ...field,
  }))
  return { id, siteId: site.id, displayName, singularName, slug, fields }
}
