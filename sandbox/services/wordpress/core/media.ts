import { replyJson, type Call, type Reply } from '../../service.ts'
import { findKind } from '../images.ts'
import type { Media } from '../posts.ts'
import { slugOf, type Site } from '../site.ts'
import { replyCoreError } from './errors.ts'
import { pickFields } from './posts.ts'

export function listMedia(site: Site, { url: { searchParams } }: Call): Reply {
  const slug = searchParams.get('slug')
  const found = site.posts.listMedia().filter((one) => slug === null || one.slug === slugOf(slug))
  return replyJson(
    200,
    found.map((one) => pickFields(describeMedia(site, one), searchParams)),
  )
}

/** Takes a file that was sent as it is; its name is in the header. Each call makes another one. */
export function addMedia(site: Site, call: Call): Reply {
  const { posts } = site
  const name = /filename="([^"]{1,200})"/.exec(call.headers['content-disposition'] ?? '')?.[1]
  if (call.bytes.length === 0) return replyCoreError('rest_upload_no_data')
  if (name === undefined) return replyCoreError('rest_upload_no_content_disposition')
  const kind = findKind(Buffer.from(call.bytes))
  if (kind === null) return replyCoreError('rest_upload_sideload_error')
  const id = posts.nextId()
  const stem = slugOf(name.replace(/\.\w{1,5}$/, ''))
  const isTaken = posts.listMedia().some(({ slug }) => slug === stem)
  const slug = isTaken ? `${stem}-${id}` : stem
  const path = `/wp-content/uploads/${slug}.${kind.ending}`
  const media = { id, externalId: '', slug, path, type: kind.type, bytes: call.bytes }
  posts.saveMedia(media)
  return replyJson(201, describeMedia(site, media))
}

function describeMedia({ host }: Site, { id, slug, path, type }: Media) {
  const url = `https://${host}${path}`
  return { id, slug, status: 'inherit', type: 'attachment', mime_type: type, link: url, source_url: url }
}
