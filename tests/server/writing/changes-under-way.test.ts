import { describe, expect, test, vi } from 'vitest'
import { deleteArticles, mergeArticles } from '#features/articles/server/commands/remove-articles.ts'
import { setStatus } from '#features/articles/server/index.ts'
import { firstStep, REWRITE_STATUSES } from '#features/writing/rules.ts'
import { resolveProposal } from '#features/writing/server/commands/resolve-proposal.ts'
import { lockWritten } from '#features/writing/server/queries/open-subject.ts'
import { keepText } from '#features/writing/server/texts/keep-text.ts'
import { listProposals } from '#features/writing/server/queries/list-proposals.ts'
import type { Model } from '#integrations/model/index.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { PlanContext } from '#tests/support/jobs/job-world.ts'
import { makeFailureWorld, type FailureWorld } from '#tests/support/writing/failure-world.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const sandbox = shareSandbox()
const byPerson = (ctx: PlanContext) => ({ ...ctx, actor: { kind: 'run', userId: null } }) as const

const PHOTO = {
  url: 'https://photos.example/boots',
  width: 800,
  height: 600,
  alt: 'Boots',
  author: 'Ada',
  authorUrl: 'https://photos.example/ada',
  sourceUrl: 'https://photos.example/boots/page',
}

/** Does something when the model is asked for the first time, before it answers. */
function afterFirst(model: Model, change: () => Promise<unknown>): Model {
  let changed: Promise<unknown> | undefined
  const once = () => (changed ??= change())
  return {
    ...model,
    generateText: (request) => once().then(() => model.generateText(request)),
    generateObject: (request) => once().then(() => model.generateObject(request)),
  }
}

/** Starts the writing and does something while the second section is being written. */
async function meanwhile(world: FailureWorld, change: () => Promise<unknown>): Promise<number> {
  await world.control.order('/model', { pauseMs: 5 })
  await world.work()
  const { runId } = await world.start()
  await world.untilAsked('section 2')
  await change()
  await world.control.order('/model', { pauseMs: 0 })
  return runId
}

describe('a cluster that is being written', () => {
  test('is neither deleted nor merged, nor does it get another status, until it is cancelled', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox() })
    const { articleId, services } = world
    const other = await world.addArticle('Other boots', ['other boots'])
    await world.start()
    const changes = [
      () => world.inPlan((ctx, plan) => deleteArticles(byPerson(ctx), { plan, articleIds: [articleId] })),
      () =>
        world.inPlan((ctx, plan) =>
          mergeArticles(byPerson(ctx), services, { plan, articleIds: [articleId], intoId: other }),
        ),
      () =>
        world.inPlan((ctx, plan) =>
          mergeArticles(byPerson(ctx), services, { plan, articleIds: [other], intoId: articleId }),
        ),
      () =>
        world.inPlan((ctx, plan) =>
          setStatus(byPerson(ctx), { plan, articleIds: [articleId], status: 'no status' }),
        ),
    ]
    for (const change of changes) {
      await expect(change()).rejects.toThrow(Conflict)
      await expect(change()).rejects.toThrow('is being written')
    }
    await world.cancel()
    for (const change of changes.slice(0, 1)) expect(await change()).toEqual(expect.any(Number))
    await expect(world.start()).rejects.toThrow(NotFound)
  })

  test.each([
    {
      what: 'is gone',
      change: (id: number) => `delete from articles where id = ${id}`,
      reason:
        'This cluster was deleted, merged into another one or excluded while it was being written, so the writing has ended.',
      after: undefined,
    },
    {
      what: 'has another status',
      change: (id: number) => `update articles set status = 'published' where id = ${id}`,
      reason: 'The status of this cluster was changed while it was being written. Start the writing again.',
      after: 'published',
    },
  ])(
    'and $what all the same in any of the five steps, as after a restore, ends with a sentence; no text is written, and the credit comes back',
    async ({ change, reason, after }) => {
      const world = await makeFailureWorld({ sandbox: sandbox() })
      world.leaveSources()
      await world.look(`update contentplans set image_source = 'stock' where id = ${world.own.contentplanId}`)
      world.setImages({ name: 'photos', label: 'Photos', find: async () => PHOTO })
      await world.work()
      for (const status of REWRITE_STATUSES) {
        const id = await world.addArticle(`From ${status}`, [`from ${status}`])
        await world.prepare(id, status)
        const before = await world.readTexts(id)
        world.setModel(afterFirst(world.sandboxModel, () => world.look(change(id))))
        const run = await world.write(undefined, id)
        expect(run).toMatchObject({ state: 'failed', reason })
        expect(run.steps.find(({ state }) => state === 'error')?.name).toBe(firstStep(status))
        expect(await world.readStatus(id)).toBe(after)
        expect(await world.readTexts(id)).toEqual(before)
        const credits = await world.look(
          `select kind from credit_entries where reference = 'article ${id}' order by id`,
        )
        expect(credits.map(({ kind }) => kind)).toEqual(status === 'edited' ? [] : ['reserve', 'release'])
      }
    },
  )

  test('and whose plan is deleted ends quietly, and its worker goes on with others', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox() })
    await meanwhile(world, () => world.look(`delete from contentplans where id = ${world.own.contentplanId}`))
    const asked = await world.countCalls()
    await expect.poll(() => world.look('select from runs')).toEqual([])
    const next = await makeFailureWorld({ sandbox: sandbox() })
    expect(await next.write()).toMatchObject({ state: 'done' })
    expect(asked).toBeLessThanOrEqual(2)
    expect(
      await world.look('select from model_calls where contentplan_id = ' + world.own.contentplanId),
    ).toEqual([])
  })
})

describe('a text that a person changes while an agent writes it', () => {
  const OWN = `## How boots fit\n\nOur own people try on every boot in the evening. We have 11 shops in 4 towns.\n\n## How to care for boots\n\nWe brush and wax our boots after each walk, and dry them slowly.`

  async function writeBeside() {
    const world = await makeFailureWorld({ sandbox: sandbox() })
    const runId = await meanwhile(world, () => world.saveAsPerson('draft', OWN))
    return { world, run: await world.untilEnd(runId) }
  }

  test('stays; the agent proposes its own, and the next steps go on from what the person wrote', async () => {
    const { world, run } = await writeBeside()
    expect(run).toMatchObject({ state: 'done' })
    const { draft, final } = await world.readTexts()
    expect(draft).toBe(OWN)
    expect(final).toContain('Our own people try on every boot in the evening. We have 11 shops in 4 towns.')
    expect(await world.countVersions()).toMatchObject({ draft: 1, final: 1 })
    const [proposal] = await world
      .inPlan((ctx, plan) => listProposals(ctx, { plan, articleId: world.articleId }))
      .then(({ proposals }) => proposals)
    expect(proposal).toMatchObject({ section: 'draft', agent: 'draft', base_version: 0 })
    expect(proposal?.text).toContain('[[1]](https://boots.example/how-boots-fit "E1")')
    expect(await world.listNotes(run.id)).toMatchObject({
      Drafting: expect.stringContaining('stands beside it as a proposal'),
    })
    await world.expectNoErrorAsText()
  })

  test('is replaced when the proposal is accepted; a proposal is settled once', async () => {
    const { world } = await writeBeside()
    const [first] = await world.listProposals()
    await world.look(`insert into text_proposals (workspace_id, contentplan_id, article_id, section, agent, run_id, base_version, text)
      select workspace_id, contentplan_id, article_id, 'final', 'editor', run_id, 0, 'Dismissed' from text_proposals`)
    const [, second] = await world.listProposals()
    const resolve = (proposal: unknown, accept: boolean) =>
      world.inPlan((ctx, plan) =>
        resolveProposal(byPerson(ctx), {
          plan,
          articleId: world.articleId,
          proposal: Number(proposal),
          accept,
        }),
      )
    expect(await resolve(first?.['id'], true)).toEqual({ version: 2 })
    expect(await resolve(second?.['id'], false)).toEqual({ version: null })
    const { draft, final } = await world.readTexts()
    expect(draft).toBe(first?.['text'])
    expect(final).not.toBe('Dismissed')
    expect(await resolve(first?.['id'], true)).toEqual({ version: 2 })
    await expect(resolve(first?.['id'], false)).rejects.toThrow(NotFound)
    await expect(resolve(second?.['id'], true)).rejects.toThrow(NotFound)
  })

  test('stays without photos when those are found meanwhile, and the run says so', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox(), status: 'edited' })
    await world.look(`update contentplans set image_source = 'stock' where id = ${world.own.contentplanId}`)
    world.setImages({
      name: 'photos',
      label: 'Photos',
      find: async () => {
        await world.saveAsPerson('final', OWN)
        return PHOTO
      },
    })
    await world.work()
    expect(await world.write()).toMatchObject({
      state: 'done',
      reason: expect.stringContaining('stands beside it as a proposal'),
    })
    expect((await world.readTexts())['final']).toBe(OWN)
    expect(await world.listProposals()).toMatchObject([
      { section: 'final', text: expect.stringContaining(PHOTO.url) },
    ])
  })

  test('stays also when the step that writes it begins later', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox(), status: 'briefed' })
    world.setModel(afterFirst(world.sandboxModel, () => world.saveAsPerson('final', OWN)))
    await world.work()
    expect(await world.write()).toMatchObject({ state: 'done' })
    expect((await world.readTexts())['final']).toBe(OWN)
    expect(await world.listProposals()).toMatchObject([
      { section: 'final', text: expect.stringContaining('# Hiking boots: fit and care') },
    ])
  })

  test('twice, before it is edited and before its photos are found, stays, and the final draft is not lost', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox(), status: 'drafted' })
    await world.look(`update contentplans set image_source = 'stock' where id = ${world.own.contentplanId}`)
    world.setModel(afterFirst(world.sandboxModel, () => world.saveAsPerson('final', OWN)))
    world.setImages({
      name: 'photos',
      label: 'Photos',
      find: async () => {
        await world.saveAsPerson('final', `${OWN} Twice.`)
        return PHOTO
      },
    })
    await world.work()
    expect(await world.write()).toMatchObject({ state: 'done' })
    expect((await world.readTexts())['final']).toBe(`${OWN} Twice.`)
    const [proposal, ...others] = await world.listProposals()
    expect(others).toEqual([])
    expect(proposal).toMatchObject({ section: 'final', state: 'open' })
    expect(proposal?.['text']).toContain('# Hiking boots: fit and care')
    expect(await world.listCredits()).toEqual(['reserve', 'capture'])
  })

  test('can be taken over at the moment in which a step ends, and neither waits for the other', async () => {
    const { world } = await writeBeside()
    const [proposal] = await world.listProposals()
    const { articleId } = world
    let resolved: Promise<unknown> | undefined
    await world.inPlan(async (ctx, plan) => {
      await lockWritten(ctx, { plan, articleId })
      resolved = world.inPlan((other, same) =>
        resolveProposal(byPerson(other), {
          plan: same,
          articleId,
          proposal: Number(proposal?.['id']),
          accept: true,
        }),
      )
      resolved.catch(() => {})
      await expect
        .poll(() =>
          world.look(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        )
        .not.toEqual([])
      await keepText(
        { ...ctx, run: { id: 0, workspaceId: plan.workspaceId, userId: null, name: '', key: '' } },
        { plan, articleId, agent: 'draft', text: 'Another draft.', baseVersion: 0 },
      )
    })
    await expect(resolved).rejects.toThrow(NotFound)
    expect(await world.listProposals()).toMatchObject([{ state: 'dismissed' }, { state: 'open' }])
  })
})
