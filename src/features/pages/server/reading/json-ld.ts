/** A thing of schema.org as a page describes it. */
export interface Thing {
  types: string[]
  [property: string]: unknown
}

const MOST_THINGS = 500
const DEEPEST = 12

/** Every thing that a page's JSON-LD describes, outer ones first; what cannot be read is left out. */
export function readJsonLd(blocks: readonly string[]): Thing[] {
  const things: Thing[] = []
  for (const block of blocks) collect(parse(block), things, 0)
  return things
}

function parse(block: string): unknown {
  try {
    return JSON.parse(block.replaceAll(/^\s*<!--|-->\s*$/g, ''))
  } catch {
    return null
  }
}

function collect(value: unknown, things: Thing[], depth: number): void {
  if (depth > DEEPEST || things.length >= MOST_THINGS) return
  if (Array.isArray(value)) {
    for (const one of value) collect(one, things, depth + 1)
    return
  }
  if (!isRecord(value)) return
  const types = listOf(value['@type']).filter((type) => typeof type === 'string')
  if (types.length > 0) things.push({ ...value, types: types.map(nameOf) })
  for (const one of Object.values(value)) if (typeof one === 'object') collect(one, things, depth + 1)
}

/** The bare name of a schema.org type, which may be written with a prefix or as a URL. */
export function nameOf(type: string): string {
  return type.replace(/^.*[/#:]/, '')
}

export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
