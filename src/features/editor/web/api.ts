import type { z } from 'zod'
import type { articleText, textRevision, texts, textState } from '#features/articles/contract.ts'
import { apiOf } from '#platform/web/api/api-of.ts'

export const textsApi = apiOf<typeof texts>('texts')

/** One text of a cluster in one version. */
export type ArticleText = z.infer<typeof articleText>
/** How a text stands, without the text. */
export type TextStand = z.infer<typeof textState>
export type TextRevision = z.infer<typeof textRevision>
