import { z } from 'zod'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { coreCategory } from './wordpress-core-shapes.ts'
import { callByPassword, type PasswordSite } from './wordpress-password-call.ts'

const FIELDS = 'id,name'

interface Waiting {
  signal: AbortSignal
}

/** The ids of categories by their names. Missing ones are made where the user may do that, and otherwise left out. */
export async function findOrMakeCategories(
  site: PasswordSite,
  names: readonly string[],
  waiting: Waiting,
): Promise<number[]> {
  const ids = await Promise.all(names.map((name) => findOrMake(site, name, waiting)))
  return [...new Set(ids)].filter((id) => id !== null)
}

async function findOrMake(site: PasswordSite, name: string, { signal }: Waiting): Promise<number | null> {
  const path = '/categories'
  const written = writeText(name)
  const query = { search: written, per_page: '100', _fields: FIELDS }
  const found = await callByPassword(site, { path, query, shape: z.array(coreCategory), signal })
  const known = found.find((one) => one.name === written)
  if (known !== undefined) return known.id
  const body = { name: written }
  const making = callByPassword(site, { method: 'POST', path, body, shape: coreCategory, signal })
  const made = await making.catch((error: unknown) => {
    const isRefused = error instanceof AdapterError && ['forbidden', 'invalid'].includes(error.kind)
    if (isRefused) return null
    throw error
  })
  return made?.id ?? null
}

/** The name of a category as WordPress stores it. */
function writeText(name: string): string {
  return name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
