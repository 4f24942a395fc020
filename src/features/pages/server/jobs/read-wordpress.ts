import { z } from 'zod'
import { READING_WORDPRESS, WORDPRESS_READING, wordpressReadingKey } from '#features/connections/rules.ts'
import {
  noteUse,
  openWordpress,
  openWordpressByPassword,
  type ConnectionServices,
} from '#features/connections/server/index.ts'
import {
  lockPlan,
  openPlan,
  readRefusal,
  tellPlanChanged,
  type Plan,
} from '#features/contentplans/server/index.ts'
import { listByPassword } from '#integrations/publisher/wordpress-password-lists.ts'
import { connectWordpress } from '#integrations/publisher/wordpress.ts'
import { NotConnected } from '#platform/errors.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { pipeline, step, type KeepContext, type StepContext } from '#platform/server/jobs/pipeline.ts'
import { AdapterError, type AdapterErrorKind } from '#platform/server/outbound/adapter-error.ts'
import { collectListed, type Collected } from '../listing/collect-listed.ts'
import { describeReading } from '../listing/describe-reading.ts'
import { keepListed } from '../listing/keep-listed.ts'
import { matchMarked } from '../listing/match-marked.ts'

const payload = z.object({ contentplanId: z.number() })
type Payload = z.infer<typeof payload>

interface ListingServices {
  connections: Pick<ConnectionServices, 'seals' | 'cms'>
}

type Read = Collected & { domain: string }

const LONGEST_SECONDS = 3_600

const reading = step<Payload, ListingServices, Read>({
  name: 'Reading pages',
  attempts: 4,
  backOffSeconds: 5,
  limitSeconds: LONGEST_SECONDS,
  async work(ctx, { contentplanId }) {
    const { plan, domain, ...site } = await openSite(ctx, contentplanId)
    const { signal, tellProgress } = ctx
    try {
      return { ...(await collectListed({ ...site, domain, signal, tellProgress })), domain }
    } catch (error) {
      await noteRefusal(ctx, plan, error)
      throw error
    }
  },
  keep: keepRead,
})

/** The plan with its website, and the WordPress of it. */
async function openSite({ database, run, services }: StepContext<ListingServices>, contentplanId: number) {
  const { seals, cms } = services.connections
  const { plan, byKey, byPassword } = await database.transaction().execute(async (transaction) => {
    const opened = await openPlan({ database: transaction, workspaceId: run.workspaceId }, contentplanId)
    const ctx = { database: transaction, seals }
    return {
      plan: opened,
      byKey: await openWordpress(ctx, { plan: opened }),
      byPassword: await openWordpressByPassword(ctx, { plan: opened }),
    }
  })
  const { request } = cms
  const { domain } = plan
  if (byKey !== null && domain !== null)
    return { plan, domain, wordpress: connectWordpress({ ...byKey, key: await byKey.openKey(), request }) }
  if (byPassword === null || domain === null)
    throw new NotConnected('WordPress is not connected to this content plan any more.')
  const password = await byPassword.openKey()
  return { plan, domain, wordpress: listByPassword({ ...byPassword, password, request }) }
}

const REFUSALS = new Set<AdapterErrorKind>(['auth', 'forbidden'])

/** Notes for the settings that the website refuses us. Other errors say nothing about the connection. */
async function noteRefusal({ database }: StepContext<ListingServices>, plan: Plan, error: unknown) {
  if (!(error instanceof AdapterError) || !REFUSALS.has(error.kind)) return
  const use = { plan, type: 'wp-plugin', error: error.message } as const
  await database.transaction().execute((transaction) => noteUse({ database: transaction }, use))
}

async function keepRead(
  { database, run }: KeepContext,
  { pages, ...read }: Read,
  { contentplanId }: Payload,
) {
  await allowLongWork(database)
  const plan = await openPlan({ database, workspaceId: run.workspaceId }, contentplanId)
  await lockPlan({ database }, { plan })
  const kept = await keepListed(database, { plan, pages })
  const actor = { kind: 'run' as const, userId: run.userId }
  const matched = await matchMarked({ database, actor }, { plan, pages })
  await noteUse({ database }, { plan, type: 'wp-plugin', error: null })
  await tellPlanChanged({ database }, plan)
  const refusal = kept.withoutRoom === 0 ? null : await readRefusal(database, 'pages')
  const counts = { ...read, ...kept, matched }
  return {
    note: describeReading(counts, refusal),
    link: { label: 'Open the pages', path: 'pages' },
    details: counts,
  }
}

/** Brings what a connected WordPress has published into the pages of a plan; one run a plan at a time. */
export const readWordpress = pipeline<Payload, ListingServices>({
  name: WORDPRESS_READING,
  payload,
  key: ({ contentplanId }) => wordpressReadingKey(contentplanId),
  about: ({ contentplanId }) => ({ contentplanId, name: READING_WORDPRESS }),
  steps: [reading],
})
