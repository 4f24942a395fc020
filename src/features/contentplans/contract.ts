import { z } from 'zod'
import { MINIMUM_SCORE } from '#engine/limits.ts'
import { confirmedCost } from '#features/billing/contract.ts'
import { workspaceId } from '#features/workspaces/contract.ts'
import { endpoint, sharingKey } from '#platform/contract/endpoint.ts'
import { defineId } from '#platform/contract/ids.ts'
import { incoming, outgoing } from '#platform/contract/message.ts'
import { GOOGLE_TROUBLES } from './rules.ts'

export const contentplanId = defineId('contentplan')
/** Ids of what is in a plan. They are here so that contracts that need each other's ids do not import each other. */
export const articleId = defineId('article')
export const keywordId = defineId('keyword')
export const pageId = defineId('page')
/** A hub. */
export const topicId = defineId('topic')

/** What calls about a plan name; the workspace is the plan's own and may be left out. */
export const inPlan = { workspaceId: workspaceId.optional(), contentplanId }

export const CONTENTPLAN_TYPES = ['managed', 'saas-cluster', 'saas-writer'] as const

/** ISO 3166 alpha-3. */
const country = z.string().regex(/^[A-Z]{3}$/, 'a country is a code of three letters, such as USA')
const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, 'a language is a code such as en')

const planName = z.string().trim().min(1).max(200)
/** How many of ten results the keywords of a cluster share on average, at least. */
export const minimumScore = z.number().int().min(MINIMUM_SCORE.least).max(MINIMUM_SCORE.most)
/** With or without scheme (V-02); the plan keeps the host. */
const website = z.string().trim().min(1).max(300)

/** Where finished articles go; null means the autoblog, if one is set up (G-17). */
const MAIN_CMS = ['wordpress', 'webflow', 'shopify', 'custom-cms', 'notion', 'autoblog', 'none'] as const

/** Where the images of articles come from (N-37). */
const IMAGE_SOURCES = ['none', 'library', 'gen-ai', 'stock'] as const

const LONGEST_TEXT = 50_000

/** What a visitor with the sharing key sees of a plan. */
export const sharedContentplan = z.object({
  id: z.number(),
  name: z.string(),
})

export const contentplan = sharedContentplan.extend({
  domain: z.string().nullable(),
  country: z.string(),
  language: z.string(),
  country_crawl: z.string().nullable(),
  type: z.enum(CONTENTPLAN_TYPES),
  sharing: z.boolean(),
  /** When the link was made that is valid now; null when the plan is not shared. */
  shared_at: z.string().nullable(),
  about: z.string(),
  style_guide: z.string(),
  image_style_guide: z.string(),
  image_source: z.enum(IMAGE_SOURCES),
  main_cms_integration: z.enum(MAIN_CMS).nullable(),
  translation_config: z.string().nullable(),
  keyword_limit: z.number(),
  minimum_score: minimumScore,
  gsc_property: z.string().nullable(),
  import_ended: z.string().nullable(),
  import_error: z.string().nullable(),
  import_trouble: z.enum(GOOGLE_TROUBLES).nullable(),
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
        name: planName,
        country,
        language,
        type: z.enum(CONTENTPLAN_TYPES),
        website: website.optional(),
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
  get: endpoint('sharing-key', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}',
    summary: 'One content plan; with its sharing key only what the shared view shows.',
  })
    .input(z.object({ contentplanId, key: sharingKey.optional() }))
    .output(z.union([contentplan, sharedContentplan])),
  update: endpoint('member', {
    ...about,
    method: 'PUT',
    path: '/workspace/{workspaceId}/contentplan',
    // Allowed while the disk is full, because it also ends the sharing of a plan.
    needsRoom: false,
    summary:
      'Changes what is named. With share: true the answer has a new sharing key, which is shown this once.',
    proof: { share: true },
  })
    .input(
      z.object({
        workspaceId,
        contentplanId,
        name: planName.optional(),
        website: website.optional(),
        country: country.optional(),
        country_crawl: z.string().max(20).nullable().optional(),
        language: language.optional(),
        minimum_score: minimumScore.optional(),
        about: z.string().max(LONGEST_TEXT).optional(),
        style_guide: z.string().max(LONGEST_TEXT).optional(),
        /**
         * The style guide that the new one was made from: when another one was saved since, nothing is changed, and the
         * code is style_guide_changed.
         */
        style_guide_from: z.string().max(LONGEST_TEXT).optional(),
        image_style_guide: z.string().max(LONGEST_TEXT).optional(),
        image_source: z.enum(IMAGE_SOURCES).optional(),
        main_cms_integration: z.enum(MAIN_CMS).nullable().optional(),
        translation_config: z.string().max(LONGEST_TEXT).nullable().optional(),
        share: z.boolean().optional(),
        /** `shared_at` as the caller knows it: a link that was made or ended since is not replaced. */
        shared_at: z.string().max(40).nullable().optional(),
      }),
    )
    .output(
      z.object({
        contentplanId: z.number(),
        sharingKey: z.string().nullable().optional(),
        shared_at: z.string().nullable().optional(),
      }),
    ),
}

/** Sent when keywords or clusters of a plan have changed, so that browsers fetch them again. */
export const planChanged = outgoing('keywords', {
  tag: 'keywords',
  summary: 'Keywords of a plan came, went, or are in another cluster now.',
  data: z.object({ contentplanId: z.number() }),
})

/** Starts the work that its flags name: clustering, writing, reading Search Console. */
export const runOrchestrator = incoming('runOrchestrator', {
  tag: 'orchestrator',
  access: 'member',
  summary: 'Starts the work on a plan that its flags name, such as the clustering of its inactive keywords.',
  data: z.object({
    contentplanId,
    userType: z.enum(['managed', 'saas']).optional(),
    runGrouping: z.boolean().optional(),
    /** Reads what is new in Search Console. */
    runUpdating: z.boolean().optional(),
    queueKeywords: z.boolean().optional(),
    /** Writes clusters: those that are named, or all favorites that can be written. */
    runWriting: z.boolean().optional(),
    clusterIds: z.array(articleId).max(500).optional(),
    selectBy: z.enum(['cluster', 'all']).optional(),
    /** Ignored: the plan says where its articles go. */
    publishTo: z.string().max(100).nullish(),
    sendEmail: z.boolean().optional(),
    confirmedCost,
  }),
})
