import { z } from 'zod'
import { MINIMUM_SCORE } from '#features/clustering/contract.ts'
import { workspaceId } from '#features/workspaces/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { defineId } from '#platform/contract/ids.ts'

export const contentplanId = defineId('contentplan')

export const CONTENTPLAN_TYPES = ['managed', 'saas-cluster', 'saas-writer'] as const

/** ISO 3166 alpha-3. */
const country = z.string().regex(/^[A-Z]{3}$/, 'a country is a code of three letters, such as USA')
const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, 'a language is a code such as en')

export const contentplan = z.object({
  id: z.number(),
  name: z.string(),
  domain: z.string().nullable(),
  country: z.string(),
  language: z.string(),
  type: z.enum(CONTENTPLAN_TYPES),
  keyword_limit: z.number(),
  minimum_score: z.number().min(MINIMUM_SCORE.least).max(MINIMUM_SCORE.most),
  gsc_property: z.string().nullable(),
  import_ended: z.string().nullable(),
  import_error: z.string().nullable(),
})

const about = { tag: 'contentplans' } as const

export const contentplans = {
  create: endpoint('member', {
    ...about,
    method: 'POST',
    path: '/workspace/{workspaceId}/contentplan',
    summary: 'Creates a content plan.',
  })
    .input(
      z.object({
        workspaceId,
        name: z.string().trim().min(1).max(200),
        country,
        language,
        type: z.enum(CONTENTPLAN_TYPES),
      }),
    )
    .output(z.object({ contentplanId: z.number() })),
  list: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/workspace/{workspaceId}/contentplan',
    summary: 'The content plans of a workspace.',
  })
    .input(z.object({ workspaceId, type: z.enum(CONTENTPLAN_TYPES).optional() }))
    .output(z.array(contentplan)),
  get: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}',
    summary: 'One content plan.',
  })
    .input(z.object({ contentplanId }))
    .output(contentplan),
}
