import { randomUUID } from 'node:crypto'
import { requireNotInWriting } from '#features/articles/server/index.ts'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { requireStatus } from '#features/writing/server/index.ts'
import type { StepContext } from '#platform/server/jobs/pipeline.ts'
import { listLinks } from '../../rendering/index.ts'
import { STATUS_OF_STATE } from '../../rules.ts'
import { chooseSlug } from '../material/choose-slug.ts'
import { findCanonical } from '../queries/find-canonical.ts'
import { findPublication, type PublicationRow } from '../queries/publication-rows.ts'
import { readLiveAddresses, type LiveLink } from '../queries/read-live-addresses.ts'
import { readPublishable, type Publishable } from '../queries/read-publishable.ts'
import type { Target } from '../targets/target.ts'
import type { PublishPayload } from './publish-payload.ts'
import type { PublishingServices } from './publishing-services.ts'

export type PublishContext = StepContext<PublishingServices>

/** What each step of publishing begins with. */
export interface Publishing {
  plan: Plan
  article: Publishable
  target: Target
  /** What the post is found by. */
  marker: string
  slug: string
  /** What is known of the post at this place; null when nothing is. */
  known: PublicationRow | null
  links: Map<string, LiveLink | null>
  /** Where the article is, too, and search engines are to find it; null: at this system. */
  canonical: string | null
}

/** Reads what is published and what is known of it, and opens the system. Throws when the text may not be published any more. */
export async function openPublishing(ctx: PublishContext, payload: PublishPayload): Promise<Publishing> {
  const { database, run, services } = ctx
  const { contentplanId, articleId, platform, state } = payload
  const plan = await database
    .transaction()
    .execute((open) => openPlan({ database: open, workspaceId: run.workspaceId }, contentplanId))
  const target = await services.publishing.openTarget({ database }, { plan, platform })
  const read = await database.transaction().execute(async (open) => {
    const reads = { database: open }
    await requireNotInWriting(reads, { plan, articleIds: [articleId] })
    const article = await readPublishable(reads, { plan, articleId })
    const isDecided = article.version === payload.unreviewedVersion
    await requireStatus(reads, {
      plan,
      articleIds: [articleId],
      status: STATUS_OF_STATE[state],
      unreviewedIds: isDecided ? [articleId] : [],
    })
    const urls = listLinks(article.markdown)
    return {
      article,
      last: await findPublication(reads, { plan, articleId, platform }),
      links: await readLiveAddresses(reads, { plan, platform, urls }),
      canonical: await findCanonical(reads, { plan, articleId, platform }),
    }
  })
  const known = read.last?.place === target.place ? read.last : null
  const slug = chooseSlug({
    wanted: payload.slug,
    last: read.last,
    article: read.article,
    language: plan.language,
  })
  const marker = known?.marker ?? `keyloom-${articleId}-${randomUUID().slice(0, 8)}`
  return {
    plan,
    target,
    marker,
    slug,
    known,
    article: read.article,
    links: read.links,
    canonical: read.canonical,
  }
}
