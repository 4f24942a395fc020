import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type { article, articles } from '../contract.ts'

export const articlesApi = apiOf<typeof articles>('articles')

export type Article = z.infer<typeof article>
