import { z } from 'zod'
import { readJson, replyJson, type Call, type Reply } from '../service.ts'
import { replyError } from './answers.ts'
import type { Posts } from './posts.ts'

export const LARGEST_IMAGE = 2 * 1024 * 1024

const bodySchema = z.object({
  base64: z.string().regex(/^[A-Za-z0-9+/]*={0,2}$/),
  file_name: z.string().max(2000).default(''),
  alt: z.string().max(2000).default(''),
})

/** Images by the hexadecimal digits of their first bytes. */
const TYPES: readonly { type: string; ending: string; begins: RegExp }[] = [
  { type: 'image/png', ending: 'png', begins: /^89504e470d0a1a0a/ },
  { type: 'image/jpeg', ending: 'jpeg', begins: /^ffd8ff/ },
  { type: 'image/gif', ending: 'gif', begins: /^47494638(37|39)61/ },
  { type: 'image/webp', ending: 'webp', begins: /^52494646.{8}57454250/ },
]

/** Takes an image into the library of a site; the same bytes again are the same image. */
export function putImage(posts: Posts, call: Call, externalId: string): Reply {
  const parsed = bodySchema.safeParse(readJson(call))
  if (!parsed.success) return replyError('no_image')
  const bytes = Buffer.from(parsed.data.base64, 'base64')
  if (bytes.length > LARGEST_IMAGE) return replyError('too_large')
  const kind = findKind(bytes)
  if (kind === null) return replyError('no_image')

  const known = posts.findMedia(externalId)
  const isSame = known !== null && bytes.equals(known.bytes)
  const id = isSame ? known.id : posts.nextId()
  const stem = parsed.data.file_name.replace(/\.\w{1,5}$/, '').toLowerCase()
  const name = stem.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 80) || 'image'
  const path = isSame ? known.path : `/wp-content/uploads/${name}-${id}.${kind.ending}`
  posts.saveMedia({ id, externalId, slug: name, path, type: kind.type, bytes })
  const url = `https://${call.url.hostname}${path}`
  return replyJson(isSame ? 200 : 201, { id, external_id: externalId, url })
}

/** The kind of an image by its first bytes; null for anything else. */
export function findKind(bytes: Buffer): { type: string; ending: string } | null {
  const head = bytes.toString('hex', 0, 16)
  return TYPES.find(({ begins }) => begins.test(head)) ?? null
}
