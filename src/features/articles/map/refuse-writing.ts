import type { z } from 'zod'
import type { mappedArticle } from '../contract.ts'
import type { ArticleStatus } from '../rules.ts'

/** The statuses from which a cluster is written on (V-40). */
const WRITABLE_STATUSES = new Set<ArticleStatus>(['no status', 'briefed', 'researched', 'drafted', 'edited'])

type Written = Pick<z.infer<typeof mappedArticle>, 'status' | 'intent'>

/** Why a favorite is not written with all others (V-40). */
type WritingRefusal = 'published' | 'transactional' | 'advanced'

/** Why a favorite is not written with all others (V-40); null when it is. */
export function refuseWriting({ status, intent }: Written): WritingRefusal | null {
  if (status === 'published') return 'published'
  if (intent === 'transactional') return 'transactional'
  return WRITABLE_STATUSES.has(status) ? null : 'advanced'
}
