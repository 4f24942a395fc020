import { z } from 'zod'
import { paidModel } from '#features/billing/server/index.ts'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { readSomePages } from '#features/pages/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { pipeline, step, type StepContext } from '#platform/server/jobs/pipeline.ts'
import { guideBasis } from '../../contract.ts'
import { listRules, listUnmeasured, writeGuide } from '../../guide/index.ts'
import { measureSite } from '../../measuring/index.ts'
import { MAKING_GUIDE, MOST_PAGES, NO_PAGES } from '../../rules.ts'
import { wordGuide } from '../agents/word-guide.ts'
import { GUIDE_RUN } from './run-names.ts'
import { findModel } from '../queries/find-model.ts'
import { countReadPages, listOwnPages } from '../sampling/list-own-pages.ts'
import { listAnchors, listRivals } from '../sampling/list-surroundings.ts'
import { keepMade } from '../texts/keep-made.ts'
import type { VoiceServices } from './voice-services.ts'

const payload = z.object({ contentplanId: z.number() })
type Payload = z.infer<typeof payload>
type Context = StepContext<VoiceServices>

/** With fewer pages of a site, some more are read. */
const ENOUGH_PAGES = 3
/** Sentences from which on they show how a site is written. */
const LEAST_SENTENCES = 10
const MOST_SAMPLES = 12

async function openSite({ run, database }: Context, contentplanId: number): Promise<Plan> {
  return database
    .transaction()
    .execute((open) => openPlan({ database: open, workspaceId: run.workspaceId }, contentplanId))
}

const reading = step<Payload, VoiceServices, null>({
  name: 'Reading pages',
  attempts: 3,
  async work(ctx, { contentplanId }) {
    const plan = await openSite(ctx, contentplanId)
    const known = await ctx.database
      .transaction()
      .execute((open) => countReadPages({ database: open }, { plan }))
    const { domain } = plan
    if (known < ENOUGH_PAGES && domain !== null)
      await readSomePages(ctx, { plan: { ...plan, domain }, most: MOST_PAGES })
    return null
  },
})

const measured = z.object({ basis: guideBasis, samples: z.array(z.string()), name: z.string() })
type Measured = z.infer<typeof measured>

const measuring = step<Payload, VoiceServices, Measured>({
  name: 'Measuring style',
  result: measured,
  async work(ctx, { contentplanId }) {
    const plan = await openSite(ctx, contentplanId)
    const { pages, rivals, anchors } = await ctx.database.transaction().execute(async (open) => {
      const own = await listOwnPages({ database: open }, { plan })
      return {
        pages: own,
        rivals: await listRivals({ database: open }, { plan }),
        anchors: await listAnchors({ database: open }, { plan, pageIds: own.map(({ id }) => id) }),
      }
    })
    const { language, domain } = plan
    const site = measureSite({ pages, rivals, anchors, language, domain })
    if (site.style.sentences.count < LEAST_SENTENCES) throw new Invalid(NO_PAGES)
    return {
      name: site.names[0]?.written ?? domain ?? 'this site',
      samples: chooseSamples(site.sentences.map(({ text }) => text)),
      basis: {
        pages: site.pages,
        sentences: site.style.sentences.count,
        words: site.style.words,
        rules: listRules(site),
        unmeasured: listUnmeasured(site),
      },
    }
  },
})

/** A few sentences that follow each other, from the beginning, the middle and the end. */
function chooseSamples(sentences: readonly string[]): string[] {
  const each = MOST_SAMPLES / 3
  const starts = [0, Math.floor(sentences.length / 2), Math.max(0, sentences.length - each)]
  return starts.map((start) => sentences.slice(start, start + each).join(' '))
}

interface Written extends Pick<Measured, 'basis'> {
  text: string
  engine: 'model' | 'rules'
  /** Why no model has worded it although there is one; '' otherwise. */
  trouble: string
}

const writing = step<Payload, VoiceServices, Written>({
  name: 'Writing style guide',
  attempts: 3,
  async work(ctx, { contentplanId }) {
    const plan = await openSite(ctx, contentplanId)
    const { basis, samples, name } = ctx.resultOf(measuring)
    const { worded, trouble } = await word(ctx, { plan, basis, samples })
    const { rules, pages } = basis
    const text = writeGuide({ name, rules, pages: pages.length, ...(worded ?? NOT_WORDED) })
    return { basis, text, engine: worded === null ? 'rules' : 'model', trouble }
  },
  async keep({ database, run }, { trouble, ...made }, { contentplanId }) {
    const plan = await openPlan({ database, workspaceId: run.workspaceId }, contentplanId)
    const actor = { kind: 'run', userId: run.userId } as const
    const kept = await keepMade({ database, actor }, { plan, kind: 'style_guide', ...made })
    const { sentences, pages } = made.basis
    const told =
      kept === 'taken'
        ? `The style guide rests on ${sentences.toLocaleString('en')} sentences of ${pages.length} pages.`
        : 'A new style guide is proposed. Yours stays until you take over the new one.'
    return {
      note: trouble === '' ? told : `${told} Rules have worded it, because the model could not: ${trouble}`,
      link: { label: 'Style guide', path: 'style-guide' },
      details: null,
    }
  },
})

const NOT_WORDED = { voice: '', advice: new Map<string, string>() }

/** Asks the model for its words; null without one, and when it will not answer later either. */
async function word(
  { run, database, services, signal }: Context,
  { plan, basis, samples }: Pick<Measured, 'basis' | 'samples'> & { plan: Plan },
) {
  const model = await database
    .transaction()
    .execute((open) => findModel({ database: open }, services, { plan }))
  if (model === null) return { worded: null, trouble: '' }
  const purpose = `run ${run.id} style guide`
  const payer = { workspaceId: run.workspaceId, purpose, database, costs: services.costs }
  try {
    const { rules } = basis
    return {
      worded: await wordGuide({ model: paidModel(payer, model), signal }, { rules, samples }),
      trouble: '',
    }
  } catch (error) {
    if (!(error instanceof AdapterError) || error.isPassing) throw error
    return { worded: null, trouble: error.message }
  }
}

/** Measures the own pages of a plan, and makes a style guide of what was measured: one run a plan at a time. */
export const makeGuide = pipeline<Payload, VoiceServices>({
  name: GUIDE_RUN,
  payload,
  key: ({ contentplanId }) => `plan ${contentplanId}`,
  about: ({ contentplanId }) => ({ contentplanId, name: MAKING_GUIDE }),
  steps: [reading, measuring, writing],
})
