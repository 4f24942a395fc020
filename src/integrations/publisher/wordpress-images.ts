import { z } from 'zod'
import type { OutgoingImage } from './index.ts'
import { coreMedia } from './wordpress-core-shapes.ts'
import { callByPassword, type PasswordSite } from './wordpress-password-call.ts'

const FIELDS = 'id,slug,source_url'
const shape = z.array(coreMedia).max(100)

interface Waiting {
  signal: AbortSignal
}

/** Copies an image into the library. Its file is named by the marker, so that WordPress finds it again. */
export async function addCoreImage(
  site: PasswordSite,
  { marker, type, bytes, alt }: OutgoingImage,
  { signal }: Waiting,
): Promise<{ url: string }> {
  const slug = marker.toLowerCase()
  const query = { slug, _fields: FIELDS }
  const [known] = await callByPassword(site, { path: '/media', query, shape, signal })
  if (known !== undefined) return { url: known.source_url }
  const added = await callByPassword(site, {
    method: 'POST',
    path: '/media',
    query: { alt_text: alt },
    file: { name: `${slug}.${type.split('/')[1] ?? 'bin'}`, type, bytes },
    shape: coreMedia,
    signal,
  })
  return { url: added.source_url }
}

/** The number of an image of the library; null when it is not found, as one that our plugin has copied. */
export async function findMediaId(
  site: PasswordSite,
  url: string,
  { signal }: Waiting,
): Promise<number | null> {
  const [name = ''] = (url.split('/').at(-1) ?? '').split('.')
  // WordPress makes large images smaller under another name.
  const slug = name.replace(/-scaled$/, '')
  const query = { slug, _fields: FIELDS }
  const found = await callByPassword(site, { path: '/media', query, shape, signal })
  return found.find(({ source_url: source }) => source === url)?.id ?? null
}
