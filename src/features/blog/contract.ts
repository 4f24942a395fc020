import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { sentBytes } from '#platform/contract/files.ts'
import { BRANCHES } from './rules.ts'

const about = { tag: 'blog' } as const
const SETTINGS = '/contentplan/{contentplanId}/autoblog-settings'

const LONGEST_LABEL = 60
const LONGEST_URL = 500

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .refine(
    (text) => text === '' || isHost(text),
    'name a host such as blog.example.com, without https:// and path',
  )
const base = z
  .string()
  .trim()
  .max(100)
  // One pass over at most 100 characters.
  .regex(/^(\/[\w-]+)*$/, 'name a path such as /blog, or leave it empty')
const webUrl = z
  .string()
  .trim()
  .max(LONGEST_URL)
  .refine((text) => text === '' || isWebUrl(text), 'name an address that starts with https:// or http://')
const label = z.string().trim().max(LONGEST_LABEL)
const navUrl = z
  .string()
  .trim()
  .max(LONGEST_URL)
  .refine(
    (text) => text === '' || isWebUrl(text) || isPath(text),
    'name an address that starts with https:// or http://, or a path that starts with /',
  )

/** What a blog looks like and where it is (N-14). */
export const blogSettings = z.object({
  /** The id of an earlier host of the blog; it is kept, and nothing depends on it. */
  amplify_id: z.string().trim().max(100).default(''),
  /** The host that shows `main`; empty when this installation's own address does. */
  domain: domain.default(''),
  /** The path of the blog on that host. */
  base: base.default(''),
  navlink_1_label: label.default(''),
  navlink_1_url: navUrl.default(''),
  navlink_2_label: label.default(''),
  navlink_2_url: navUrl.default(''),
  navlink_3_label: label.default(''),
  navlink_3_url: navUrl.default(''),
  navlink_4_label: label.default(''),
  navlink_4_url: navUrl.default(''),
  linkedin_url: webUrl.default(''),
  twitter_url: webUrl.default(''),
  facebook_url: webUrl.default(''),
  instagram_url: webUrl.default(''),
  /** The measurement id of Google Analytics 4. */
  ga_code: z
    .string()
    .trim()
    .regex(/^(G-[A-Z0-9]{4,20})?$/, 'name a measurement id such as G-ABC123DEF4, or leave it empty')
    .default(''),
})

const buildRun = z.object({
  id: z.number(),
  isActive: z.boolean(),
  /** Why it waits or failed, as a sentence for users. */
  reason: z.string().nullable(),
  hasFailed: z.boolean(),
})

export const blogState = z.object({
  /** null when the plan has no blog yet. */
  settings: blogSettings.nullable(),
  link_main: z.string().nullable(),
  link_staging: z.string().nullable(),
  main_built_at: z.string().nullable(),
  staging_built_at: z.string().nullable(),
  /** Articles in each branch. */
  main_articles: z.number(),
  staging_articles: z.number(),
  /** The newest run of each branch; null before the first. */
  main_run: buildRun.nullable(),
  staging_run: buildRun.nullable(),
})

const branch = z.enum(BRANCHES)

/** The static blog of a content plan. */
export const blog = {
  getSettings: endpoint('member', {
    ...about,
    method: 'GET',
    path: SETTINGS,
    summary: 'The autoblog of a plan: its settings, the addresses of its branches and when they were built.',
  })
    .input(z.object({ contentplanId }))
    .output(blogState),
  saveSettings: endpoint('member', {
    ...about,
    method: 'PUT',
    path: SETTINGS,
    summary:
      'Saves the settings of the autoblog; the first time it sets the autoblog up. Pages show them after the next update.',
  })
    .input(z.object({ contentplanId, settings: blogSettings }))
    .output(blogState),
  update: endpoint('member', {
    ...about,
    method: 'POST',
    path: `${SETTINGS}/update`,
    summary:
      'Builds the pages of a branch from its articles. One run a branch: a second call returns the run that is active.',
  })
    .input(z.object({ contentplanId, branch }))
    .output(z.object({ runId: z.number(), isNew: z.boolean() })),
  export: endpoint('member', {
    ...about,
    method: 'GET',
    path: `${SETTINGS}/export`,
    summary: 'A zip file with the pages and images of a branch, which any host of static files can serve.',
  })
    .input(z.object({ contentplanId, branch }))
    .output(sentBytes()),
}

const HOST_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const TOP_LEVEL = /^[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** A name with a dot whose last part is no number, so that it is no address of a machine. */
function isHost(text: string): boolean {
  const labels = text.split('.')
  return (
    labels.length > 1 && labels.every((one) => HOST_LABEL.test(one)) && TOP_LEVEL.test(labels.at(-1) ?? '')
  )
}

function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^\s"'<>`\\@]+$/i.test(text) && URL.canParse(text)
}

/** A path of this site: not `//host`, which names another one. */
function isPath(text: string): boolean {
  const [first, second] = text
  return first === '/' && second !== '/' && second !== '\\' && /^[^\s"'<>`\\]+$/.test(text)
}
