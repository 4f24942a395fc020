import type { z } from 'zod'
import type { mappedArticle } from '../contract.ts'
import type { ArticleStatus } from '../rules.ts'

/** The statuses from which a cluster is written on (V-40). */
const WRITABLE_STATUSES = new Set<ArticleStatus>(['no status', 'briefed', 'researched', 'drafted', 'edited'])

type Written = Pick<z.infer<typeof mappedArticle>, 'status' | 'intent'>

/** Why a favorite is not written with all others (V-40). */
export type WritingRefusal = 'published' | 'transactional' | 'advanced'

/** Why a favorite is not written with all others (V-40); null when it is. */
export function refuseWriting({ status, intent }: Written): WritingRefusal | null {
  if (status === 'published') return 'published'
  if (intent === 'transactional') return 'transactional'
  return WRITABLE_STATUSES.has(status) ? null : 'advanced'
}

/** Which of some favorites the credits suffice for, in their order, and which are not written and why (V-40, V-41). */
export function planWriting<Article extends Written>(articles: readonly Article[], credits: number) {
  const refused: { article: Article; reason: WritingRefusal }[] = []
  const eligible: Article[] = []
  for (const article of articles) {
    const reason = refuseWriting(article)
    if (reason === null) eligible.push(article)
    else refused.push({ article, reason })
  }
  const paid = Math.max(0, credits)
  return { paid: eligible.slice(0, paid), unpaid: eligible.slice(paid), refused }
}
