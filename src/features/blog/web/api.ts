import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type { blog, blogSettings, blogState } from '../contract.ts'

export const blogApi = apiOf<typeof blog>('blog')

export type BlogState = z.infer<typeof blogState>
export type BlogSettings = z.infer<typeof blogSettings>
