import { createHash, randomUUID } from 'node:crypto'
import { AGENTS, type Agent } from '#features/articles/rules.ts'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { NotConnected } from '#platform/errors.ts'
import type { StepContext } from '#platform/server/jobs/pipeline.ts'
import { RUN_CAP } from '../../../rules.ts'
import type { AgentContext } from '../../agents/index.ts'
import type { Composer } from '../../composing/index.ts'
import { openMemory } from '../../material/memory.ts'
import { readSubject, type Subject } from '../../material/read-subject.ts'
import { openBudget, readSpending, recordCalls, takeCredit } from '../../spending/index.ts'
import { readVersions } from '../../texts/keep-text.ts'
import { openTextStream, type TextStream } from '../../texts/stream-text.ts'
import { z } from 'zod'
import type { WritingPayload } from '../writing-payload.ts'
import type { WritingPorts, WritingServices } from '../writing-services.ts'

const agentVersions = z.record(z.enum(AGENTS), z.number())

/** Of this process. */
const SALT = randomUUID()

export type WritingContext = StepContext<WritingServices>

/** What each step of writing begins with. */
export interface Writing {
  plan: Plan
  articleId: number
  subject: Subject
  /** The version that the text of the step's agent had when the run began to write. */
  baseVersion: number
  composer: Composer
  /** Sends what is left of the texts that are shown as they come; rejects when the run was lost. */
  endStreams(): Promise<void>
}

/** Reads what a step of writing needs, and opens the budget of its run. */
export async function openWriting(
  ctx: WritingContext,
  payload: WritingPayload,
  agent: Agent,
): Promise<Writing> {
  const { run, database, services } = ctx
  const { contentplanId, articleId, attempt } = payload
  await takeCredit(ctx, payload)
  const opened = await database.transaction().execute(async (open) => {
    const plan = await openPlan({ database: open, workspaceId: run.workspaceId }, contentplanId)
    return {
      plan,
      subject: await readSubject({ database: open }, { plan, articleId }),
      ports: await services.providers.forWorkspace({ database: open }, run.workspaceId),
      spentBefore: await readSpending({ database: open }, { plan, runId: run.id }),
    }
  })
  const { plan, subject } = opened
  const memory = openMemory({ database }, { plan, articleId, attempt })
  const lost = new AbortController()
  const streams: TextStream[] = []
  const budget = openBudget({
    payer: {
      workspaceId: run.workspaceId,
      purpose: `run ${run.id} writing`,
      database,
      costs: services.costs,
    },
    cap: RUN_CAP,
    record: recordCalls({ database, plan, articleId, runId: run.id }),
    spentBefore: opened.spentBefore,
  })
  const versions = await memory.recall(
    { name: 'versions', input: { run: run.id }, shape: agentVersions },
    () => database.transaction().execute((open) => readVersions({ database: open }, { plan, articleId })),
  )
  return {
    plan,
    articleId,
    subject,
    baseVersion: versions[agent],
    composer: {
      language: plan.language,
      ownDomain: plan.domain,
      styleGuide: subject.styleGuide,
      recall: (piece, make) => memory.recall({ ...piece, input: { attempt, given: piece.input } }, make),
      forget: memory.forget,
      isNearlySpent: budget.isNearlySpent,
      onProgress: ctx.tellProgress,
      ask: (of, what): AgentContext => ({
        model: budget.wrap(requireModel(opened.ports, of), { agent: of, what }),
        language: plan.language,
        signal: AbortSignal.any([ctx.signal, lost.signal]),
        nonce: nonceOf(run.id, what),
        guide: {
          mainKeyword: subject.mainKeyword,
          about: subject.about,
          styleGuide: subject.styleGuide,
          hub: subject.hub,
        },
      }),
      openStream(of, part) {
        const stream = openTextStream({ database, run }, { plan, articleId, agent: of, part }, (reason) =>
          lost.abort(reason),
        )
        streams.push(stream)
        return stream.add
      },
    },
    async endStreams() {
      for (const stream of streams) await stream.end()
    },
  }
}

/** A model that was there when the run began may be gone. */
function requireModel({ modelOf }: WritingPorts, agent: Agent) {
  const model = modelOf(agent)
  if (model === null)
    throw new NotConnected('There is no language model any more. Connect one, and start the writing again.')
  return model
}

/** Marks the texts of others in what a model is asked. Authors of pages cannot know it. */
function nonceOf(runId: number, what: string): string {
  return createHash('sha256').update(`${SALT} ${runId} ${what}`).digest('hex').slice(0, 16)
}
