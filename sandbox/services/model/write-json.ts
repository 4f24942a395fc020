import { listRelated, normalizeKeyword } from '../../world/index.ts'
import { hash, pick, unit } from '../../world/random.ts'
import type { JsonSchema } from './ask.ts'
import { chooseKind } from './choose-kind.ts'
import { toFields, type Item, type Material } from './material.ts'
import { capitalize, writeSentences, writeSummary, writeTitle } from './phrases.ts'
import { itemAt } from '../../stage/items.ts'

interface Place {
  /** The whole schema, in which `$ref` is looked up. */
  root: JsonSchema
  material: Material
  /** The name of the property. */
  name: string
  item: Item
  index: number
  depth: number
}

const DEEPEST = 12
const USUAL_LENGTH = 4
const MOST_IDEAS = 30
const PARTS = ['First things first', 'What to look at', 'Step by step', 'Common mistakes', 'Questions']

/** A value that is valid for a JSON schema, filled with content that fits the names of its fields. */
export function writeJson(schema: JsonSchema, material: Material): unknown {
  const item = { text: material.subject, fields: {} }
  return write(schema, { root: schema, material, name: '', item, index: 0, depth: 0 })
}

function write(given: JsonSchema, place: Place): unknown {
  const schema = resolve(given, place.root)
  if (place.depth > DEEPEST) return null
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return chooseOf(schema['enum'], place)
  switch (typeOf(schema)) {
    case 'object':
      return writeObject(schema, place)
    case 'array':
      return writeList(schema, place)
    case 'integer':
    case 'number':
      return writeNumber(schema, place)
    case 'boolean':
      return hash('boolean', place.name, place.item.text) % 2 === 0
    case 'null':
      return null
    default:
      return fitLength(copyOf(place, 'string') ?? writeString(place), schema)
  }
}

function writeObject(schema: JsonSchema, place: Place): Record<string, unknown> {
  const properties = Object.entries(toFields(schema['properties']))
  return Object.fromEntries(
    properties.map(([name, one]) => [name, write(toFields(one), { ...place, name, depth: place.depth + 1 })]),
  )
}

/** One entry for each item of the prompt if the list is about these, else a few entries. */
function writeList(schema: JsonSchema, place: Place): unknown[] {
  const { material, name } = place
  const isInner = place.item.text !== material.subject
  const source = isInner || material.items.length === 0 ? listParts(place) : material.items
  const least = Number(schema['minItems'] ?? 0)
  const most = Number(schema['maxItems'] ?? Infinity)
  const count = Math.max(least, Math.min(most, source.length))
  return Array.from({ length: count }, (_, index) => {
    const item = itemAt(source, index % source.length)
    return write(toFields(schema['items']), {
      ...place,
      name: singular(name),
      item,
      index,
      depth: place.depth + 1,
    })
  })
}

function listParts({ item, material, name }: Place): Item[] {
  const parts = material.headings.length > 0 ? material.headings : PARTS.slice(0, USUAL_LENGTH)
  const isAboutKeywords = /keyword|quer|term/i.test(name)
  const texts = isAboutKeywords ? listIdeas(item.text, material.language) : parts
  return texts.map((text) => ({ text, fields: {} }))
}

function listOthers({ fields }: Item): string[] {
  const { others } = fields
  return Array.isArray(others) ? others.filter((one) => typeof one === 'string') : []
}

function listIdeas(text: string, language: string): string[] {
  return [normalizeKeyword(text), ...listRelated(text, language)].slice(0, MOST_IDEAS)
}

function writeString({ name, item, material, index }: Place): string {
  const { text } = item
  const { language } = material
  const about = text === material.subject ? text : material.subject
  if (/(^|_)id$|Id$|^uuid$/.test(name)) return String(index + 1)
  if (/keyword|query|term|phrase/i.test(name)) return text
  if (/title|headline/i.test(name)) return writeTitle(text, { others: listOthers(item), language })
  if (/heading|name|label|section/i.test(name)) return capitalize(text)
  if (/slug/i.test(name)) return slugOf(text)
  if (/url|link|href/i.test(name)) return `https://trailhouse.example/${slugOf(text)}`
  if (/question/i.test(name)) return `What should I know about ${text}?`
  if (/lang|locale/i.test(name)) return language
  if (/html/i.test(name)) return `<p>${writeSentences(about, text, 4)}</p>`
  if (/body|content|text|markdown|paragraph|answer|section/i.test(name)) return writeSentences(about, text, 4)
  if (/desc|summary|meta|intro|excerpt|reason|why|explan/i.test(name)) return writeSummary(text)
  return capitalize(text)
}

function writeNumber(schema: JsonSchema, place: Place): number {
  const copied = copyOf(place, 'number')
  if (copied !== null) return copied
  const low = Number(schema['minimum'] ?? 1)
  const high = Number(schema['maximum'] ?? low + 9)
  const isWhole = typeOf(schema) === 'integer'
  if (isWhole && /id$|index|position|number|order/i.test(place.name)) return Math.min(high, low + place.index)
  const value = low + unit('number', place.name, place.item.text) * (high - low)
  return isWhole ? Math.round(value) : Math.round(value * 100) / 100
}

/** The kind of a keyword; of other choices one that is mentioned in the text of the item, else any. */
function chooseOf(choices: unknown[], { item, name, material }: Place): unknown {
  const kind = chooseKind(item.text, { kind: name, language: material.language })
  if (choices.includes(kind)) return kind
  const text = item.text.toLowerCase()
  const named = choices.find((choice) => typeof choice === 'string' && text.includes(choice.toLowerCase()))
  return named ?? pick(choices, 'choice', name, item.text)
}

function copyOf(place: Place, type: 'string'): string | null
function copyOf(place: Place, type: 'number'): number | null
function copyOf({ item, name }: Place, type: string): unknown {
  const value = item.fields[name]
  return typeof value === type ? value : null
}

function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (typeof schema['$ref'] === 'string') {
    const steps = schema['$ref'].split('/').slice(1)
    return resolve(
      steps.reduce((inner, step) => toFields(inner[step]), root),
      root,
    )
  }
  for (const word of ['anyOf', 'oneOf', 'allOf']) {
    const options = schema[word]
    if (!Array.isArray(options)) continue
    const open = options.map(toFields).find((option) => option['type'] !== 'null')
    if (open !== undefined) return resolve(open, root)
  }
  return schema
}

function typeOf({ type, properties, items }: JsonSchema): unknown {
  if (Array.isArray(type)) return type.find((one) => one !== 'null')
  return type ?? (properties !== undefined ? 'object' : items !== undefined ? 'array' : 'string')
}

function fitLength(text: string, schema: JsonSchema): string {
  const least = Number(schema['minLength'] ?? 0)
  const most = Number(schema['maxLength'] ?? Infinity)
  return text.padEnd(least, '.').slice(0, most)
}

function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '')
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
