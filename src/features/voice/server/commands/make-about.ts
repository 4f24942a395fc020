import type { z } from 'zod'
import { paidModel, payerOfMember } from '#features/billing/server/index.ts'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import type { Model } from '#integrations/model/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { Database } from '#platform/server/database/database.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { extractAbout, type AboutPage } from '../../about/index.ts'
import type { madeAbout } from '../../contract.ts'
import { nameOfDomain } from '../../measuring/index.ts'
import { writeAbout } from '../agents/write-about.ts'
import { findAbout } from '../queries/find-about.ts'
import { findModel } from '../queries/find-model.ts'
import { listAboutPages } from '../sampling/list-about-pages.ts'
import { keepMade } from '../texts/keep-made.ts'
import type { VoiceServices } from '../jobs/voice-services.ts'

/** The user waits for it. */
const PATIENCE_MS = 25_000

type MadeAbout = z.infer<typeof madeAbout>

/**
 * Says what a company is and does from its own pages (C-013). Pages are read in the request's transaction, and the model
 * is asked after it, as long as the caller waits. Without `regenerate` a text that the plan has is the answer.
 */
export async function makeAbout(
  ctx: MemberContext,
  services: VoiceServices & { database: () => Database },
  { plan, regenerate }: { plan: Plan; regenerate: boolean },
): Promise<MadeAbout | (() => Promise<MadeAbout>)> {
  const present = regenerate ? null : await findAbout(ctx, { plan })
  if (present !== null) return present
  const pages = await listAboutPages(ctx, { plan })
  if (pages.length === 0)
    throw new Invalid(
      'No page of this website was read yet. Crawl the site on the screen Pages first, or write this by hand.',
    )
  const model = await findModel(ctx, services, { plan })
  const payer = payerOfMember(services, { ...ctx, workspaceId: plan.workspaceId })
  return async () => {
    const paid = model === null ? null : paidModel(payer, model)
    const { engine, sentences, note } = await write(paid, { plan, pages, gone: ctx.gone })
    if (sentences.length === 0)
      throw new Invalid(
        'The pages of this website say nothing about the company in whole sentences. Write this by hand.',
      )
    const about = sentences.map(({ text }) => text).join(' ')
    const kept = await payer.database.transaction().execute(async (database) => {
      const opened = await openPlan({ database, workspaceId: plan.workspaceId }, plan.id)
      const basis = { sentences }
      return keepMade(
        { database, actor: ctx.actor },
        { plan: opened, kind: 'about', text: about, engine, basis },
      )
    })
    return { about, is_saved: kept === 'taken', engine, sentences, note }
  }
}

/** Extracts take the place of a model that fails: they are better than nothing, and are called what they are. */
async function write(
  model: Model | null,
  { plan, pages, gone }: { plan: Plan; pages: readonly AboutPage[]; gone: AbortSignal },
): Promise<Pick<MadeAbout, 'sentences' | 'note'> & { engine: 'model' | 'rules' }> {
  const { language, domain } = plan
  const name = nameOfDomain(domain)
  const extract = () => ({ engine: 'rules' as const, sentences: extractAbout(pages, { language, name }) })
  if (model === null) return { ...extract(), note: null }
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), gone])
  try {
    return {
      engine: 'model',
      sentences: await writeAbout({ model, signal }, { pages, language }),
      note: null,
    }
  } catch (error) {
    gone.throwIfAborted()
    if (!signal.aborted && !(error instanceof AdapterError)) throw error
    const reason = error instanceof AdapterError ? error.message : 'It has not answered in time.'
    return {
      ...extract(),
      note: `The model could not write this, so it is made of sentences of your pages. ${reason}`,
    }
  }
}
