import { z } from 'zod'
import { failedCall } from '../service-answer.ts'
import type { Cms, CmsAnswer } from './custom-cms-call.ts'

/** A post as a CMS describes it. */
export interface CmsPost {
  id: string
  /** As written there; null when the CMS does not say. */
  url: string | null
  /** All that the CMS says of it. */
  values: Record<string, unknown>
}

const record = z.record(z.string(), z.unknown())
const idText = z
  .union([z.string(), z.number().int()])
  .transform((id) => String(id).trim())
  // These two would lead out of the path of the endpoint.
  .refine((id) => id !== '' && id.length <= 500 && id !== '.' && id !== '..')
const lists = ['data', 'items', 'results', 'posts']

/** The post in an answer, itself or below `data`; null when there is no id. */
export function readPost({ value }: Pick<CmsAnswer, 'value'>): CmsPost | null {
  const outer = record.safeParse(value)
  if (!outer.success) return null
  return asPost(outer.data) ?? asPost(outer.data['data'])
}

/** The posts of a list; throws bad_response when the answer is no list. */
export function listPosts({ service }: Pick<Cms, 'service'>, answer: Pick<CmsAnswer, 'value'>): CmsPost[] {
  const rows = findList(answer.value)
  if (rows === null) throw failedCall({ service, kind: 'bad_response', reason: 'no_list' })
  return rows.flatMap((row) => asPost(row) ?? [])
}

/** The rows of a list, itself or below data, items, results or posts; null when the value is no list. */
export function findList(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value
  const outer = record.safeParse(value)
  if (!outer.success) return null
  return lists.map((name) => outer.data[name]).find((inner) => Array.isArray(inner)) ?? null
}

function asPost(value: unknown): CmsPost | null {
  const found = record.safeParse(value)
  if (!found.success) return null
  const values = found.data
  const id = [values['id'], values['_id']].map((one) => idText.safeParse(one)).find(({ success }) => success)
  if (id?.data === undefined) return null
  const { url } = values
  return { id: id.data, url: typeof url === 'string' && url !== '' ? url : null, values }
}
