import { MANIFEST } from './manifest.ts'

type Part =
  | { kind: 'table'; table: string }
  | { kind: 'file'; store: string; path: string }
  | { kind: 'manifest' }

/** Names a part of a table; a large table has several parts, one after the other. */
export function namePart(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}`
}

export function nameFile(store: string, path: string): string {
  return `files/${store}/${path}`
}

/** What a name in an archive means, or null for a name that we never give. */
export function readPartName(name: string): Part | null {
  if (name === MANIFEST) return { kind: 'manifest' }
  const table = /^tables\/([a-z_][a-z0-9_]*)\/\d{6,}$/.exec(name)?.[1]
  if (table !== undefined) return { kind: 'table', table }
  const [, store, path] = /^files\/([a-z][a-z0-9-]*)\/(.+)$/.exec(name) ?? []
  if (store === undefined || path === undefined || !isInside(path)) return null
  return { kind: 'file', store, path }
}

function isInside(path: string): boolean {
  return path.split('/').every((step) => !/^\.{0,2}$/.test(step) && !/[\\:\0]/.test(step))
}
