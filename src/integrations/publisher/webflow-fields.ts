import { cutText } from '#platform/cut-text.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { OutgoingArticle } from './index.ts'
import type { WebflowCollection, WebflowField } from './webflow-shapes.ts'

/** Characters of a name and of a slug in Webflow. */
const LONGEST_NAME = 256
const SLUG = /^\w[\w-]*$/

/** The slugs of the fields that an article fills, besides name and slug. */
export interface WebflowFieldNames {
  /** Of type RichText. */
  body: string
  /** Of type PlainText. */
  summary: string
}

/** An article in the fields of a collection. Throws `invalid` when a field cannot hold its part. */
export function writeWebflowFields(
  collection: WebflowCollection,
  names: WebflowFieldNames,
  { title, slug, html, summary }: OutgoingArticle,
): Record<string, string> {
  requireField(collection, names.body, 'RichText')
  const { validations } = requireField(collection, names.summary, 'PlainText')
  if (slug.length > LONGEST_NAME || !SLUG.test(slug))
    throw new AdapterError(
      'invalid',
      `Webflow takes slugs of the letters a to z, digits, - and _, with ${LONGEST_NAME} characters at most. Please choose another slug.`,
      { reason: 'slug' },
    )
  return {
    name: nameItem(title),
    slug,
    [names.body]: html,
    [names.summary]: shorten(summary, validations?.maxLength ?? null),
  }
}

/** The name of the item of an article. */
export function nameItem(title: string): string {
  return cutText(title, LONGEST_NAME).trim()
}

/** The fields that a new item must have and an article cannot fill. */
function listUnfilled(
  { fields }: Pick<WebflowCollection, 'fields'>,
  { body, summary }: WebflowFieldNames,
): WebflowField[] {
  const filled = new Set(['name', 'slug', body, summary])
  return fields.filter(({ isRequired, slug }) => isRequired === true && !filled.has(slug))
}

/** Throws `invalid` when a collection requires more than an article has. */
export function requireFillable(collection: WebflowCollection, names: WebflowFieldNames): void {
  const unfilled = listUnfilled(collection, names)
  if (unfilled.length === 0) return
  const listed = new Intl.ListFormat('en').format(unfilled.map(({ displayName }) => displayName))
  throw new AdapterError(
    'invalid',
    `The collection ${collection.displayName} in Webflow requires ${unfilled.length === 1 ? 'a field' : 'fields'} that Keyloom cannot fill: ${listed}. Please make ${unfilled.length === 1 ? 'it' : 'them'} optional there, or choose another collection in the settings.`,
    { reason: 'required_fields' },
  )
}

function requireField(
  { fields, displayName }: WebflowCollection,
  name: string,
  type: 'RichText' | 'PlainText',
): WebflowField {
  const found = fields.find(({ slug }) => slug === name)
  if (found?.type === type) return found
  throw new AdapterError(
    'invalid',
    `The collection ${displayName} in Webflow has no field ${name} of type ${type} any more. Please choose its fields again in the settings.`,
    { reason: 'field_missing' },
  )
}

/** One line, cut at a word where it is too long. */
function shorten(text: string, longest: number | null): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (longest === null || line.length <= longest) return line
  const cut = cutText(line, Math.max(0, longest - 1))
  const atWord = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)).trimEnd()
  return longest < 1 ? '' : `${atWord.length * 2 > longest ? atWord : cut}…`
}
