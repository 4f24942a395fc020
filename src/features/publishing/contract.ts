import { z } from 'zod'
import { articleId, contentplanId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { LONGEST_SLUG, PUBLISH_PLATFORMS, PUBLISH_STATES, PUBLISH_TARGETS } from './rules.ts'

const about = { tag: 'publishing' } as const

/** What has become of an article at a publishing system. */
export const publication = z.object({
  platform: z.enum(PUBLISH_TARGETS),
  /**
   * `asked`: nothing is there as far as is known. `draft`: only editors see it, as all that is in Notion. `pending`: the system shows it later. `gone`: it was taken away from
   * readers.
   */
  state: z.enum(['asked', 'pending', 'draft', 'live', 'gone']),
  slug: z.string(),
  url: z.string().nullable(),
  /** When readers first saw it. */
  published_at: z.string().nullable(),
  updated_at: z.string(),
  /** Whether the final draft has changed since. */
  is_outdated: z.boolean(),
  /** Why the last attempt failed; null when it did not. */
  error: z.string().nullable(),
})

/** Where the articles of a plan can go. */
export const publishTargets = z.object({
  /** What the plan is connected to. */
  platforms: z.array(z.enum(PUBLISH_PLATFORMS)),
  /** The one of them that its articles go to unless another one is chosen (F-221, G-17); null when there is none. */
  main: z.enum(PUBLISH_PLATFORMS).nullable(),
  /** Whether the plan's CMS is Notion, so that nothing is uploaded to a website (G-18). */
  is_notion: z.boolean(),
  /** The page of Notion that articles go under; null for a plan that is not connected to Notion. */
  notion: z
    .object({
      /** null before a page is chosen; '' for a page without a title. */
      page_title: z.string().nullable(),
    })
    .nullable(),
})

const uploaded = z.object({
  runId: z.number(),
  /** `publishing`: it goes on in the background. */
  state: z.enum(['publishing', 'draft', 'live', 'pending']),
  url: z.string().nullable(),
})

/** One of V-53; the handler refuses others in its words. */
const platform = z.string().max(100)
const ofCluster = { platform, contentplanId, clusterId: articleId }

/** Brings articles to where readers find them. */
export const publishing = {
  upload: endpoint('member', {
    ...about,
    scope: 'run',
    method: 'POST',
    path: '/integrations/{platform}/page',
    summary:
      'Uploads the final draft of a cluster to a publishing system, once: a later upload changes the same post in place. `draft` (the default where the system has drafts) shows it to editors only and makes the status `shared`; `live` publishes it. Waits a few seconds for the end; `publishing` means that it goes on in the background.',
  })
    .input(
      z.object({
        ...ofCluster,
        /** The platform again, as the path has it. */
        publishTo: z.string().max(100).nullish(),
        state: z.enum(PUBLISH_STATES).optional(),
        /** Another end of the address; by default the one that it has, or that its brief planned. */
        slug: z.string().max(LONGEST_SLUG).optional(),
        /** Whether a person has decided that the text needs no review; API tokens cannot. */
        isUnreviewed: z.boolean().default(false),
      }),
    )
    .output(uploaded),
  sendToNotion: endpoint('member', {
    ...about,
    scope: 'run',
    method: 'POST',
    path: '/integrations/notion/page',
    summary:
      'Sends the final draft of a cluster to Notion, where it becomes a page; sent again, the same page is changed. It is no publication: the article gets the status `shared`, never `published`, and no page of the website. Waits a few seconds for the end; `publishing` means that it goes on in the background.',
  })
    .input(
      z.object({
        contentplanId,
        articleId,
        /** Whether a person has decided that the text needs no review; API tokens cannot. */
        isUnreviewed: z.boolean().default(false),
      }),
    )
    .output(uploaded),
  unpublish: endpoint('member', {
    ...about,
    scope: 'run',
    method: 'DELETE',
    path: '/contentplan/{contentplanId}/article/{clusterId}/publication/{platform}',
    summary:
      'Takes the post of a cluster away from readers, or its page into the trash of Notion. Its text and its status stay.',
  })
    .input(z.object(ofCluster))
    .output(publication),
  listTargets: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/publish-targets',
    summary: 'The publishing systems that a plan is connected to, and the one that its articles go to.',
  })
    .input(z.object({ contentplanId }))
    .output(publishTargets),
  get: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/article/{articleId}/publications',
    summary: 'Where a cluster was published, and what became of it there.',
  })
    .input(z.object({ contentplanId, articleId }))
    .output(
      z.object({
        publications: z.array(publication),
        /** The end of the address that it gets where it was not published yet. */
        slug: z.string(),
        /** Whether there is a final draft to publish. */
        has_final: z.boolean(),
      }),
    ),
}
