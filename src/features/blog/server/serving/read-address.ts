import { STAGING_PREFIX } from '../../rules.ts'

const LONGEST_ADDRESS = 2_000
const LARGEST_ID = 2 ** 31 - 1

/** The path of a request: its folders and file as they are named, decoded. */
export interface BlogPath {
  parts: string[]
  /** Whether it ends with a slash. */
  isFolder: boolean
}

/**
 * Reads the path of an address; null for one that no file of a blog can have: too long, not decodable, with an empty
 * part, with `.` or `..`, or with a slash, backslash or control character inside a part.
 */
export function readPath(address: string): BlogPath | null {
  const [path = ''] = address.split('?')
  if (path.length > LONGEST_ADDRESS || !path.startsWith('/')) return null
  const isFolder = path.endsWith('/')
  const raw = path.slice(1, isFolder ? -1 : undefined)
  const parts = raw === '' ? [] : raw.split('/').map(decode)
  const names = parts.filter((part) => part !== null)
  return names.length === parts.length && (raw !== '' || path === '/') ? { parts: names, isFolder } : null
}

// Control characters are what it is about.
// oxlint-disable-next-line no-control-regex
const UNUSABLE = /[\u0000-\u001f\u007f/\\]/

function decode(part: string): string | null {
  try {
    const name = decodeURIComponent(part)
    return name === '' || name === '.' || name === '..' || UNUSABLE.test(name) ? null : name
  } catch {
    return null
  }
}

/** The plan that a path begins with, and what may be the key of its staging branch; null for another path. */
export function readPlan({ parts: [plan = '', branch = ''] }: BlogPath): { id: number; key: string } | null {
  const id = /^[1-9]\d{0,9}$/.test(plan) ? Number(plan) : 0
  if (id === 0 || id > LARGEST_ID) return null
  return { id, key: branch.startsWith(STAGING_PREFIX) ? branch.slice(STAGING_PREFIX.length) : '' }
}

/** The path within a blog that is shown below `base`; null for a path outside of it. */
export function withinBase({ parts, isFolder }: BlogPath, base: string): BlogPath | null {
  const above = base.split('/').filter(Boolean)
  if (!above.every((name, place) => parts[place] === name)) return null
  return { parts: parts.slice(above.length), isFolder: isFolder && parts.length >= above.length }
}

/** The names of files that a path can mean: the file itself, or the page of a folder. */
export function listCandidates({ parts, isFolder }: BlogPath): string[] {
  const path = parts.join('/')
  const page = [...parts, 'index.html'].join('/')
  return isFolder || path === '' ? [page] : [path, page]
}

/** The name of a host without its port, in lower case. */
export function hostName(header: string): string {
  return header
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
}
