import { describe, expect, test, vi } from 'vitest'
import { createArticle } from '#features/articles/server/commands/create-article.ts'
import { undoChange } from '#features/articles/server/commands/undo-change.ts'
import { deleteArticles, mergeArticles } from '#features/articles/server/commands/remove-articles.ts'
import { deleteEmptyArticles, setStatus } from '#features/articles/server/index.ts'
import { firstStep, REWRITE_STATUSES } from '#features/writing/rules.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { makeFailureWorld } from '#tests/support/writing/failure-world.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'
import { afterFirst, byPerson, makePhotos, meanwhile } from '#tests/support/writing/under-way.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const sandbox = shareSandbox()
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

  test('does not get its earlier status by an undo', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox() })
    const { articleId, services } = world
    const change = await world.inPlan((ctx, plan) =>
      setStatus(byPerson(ctx), { plan, articleIds: [articleId], status: 'briefed' }),
    )
    await world.start()
    const undo = () =>
      world.inPlan((ctx, plan) => undoChange(byPerson(ctx), services, { plan, changeId: change ?? 0 }))
    await expect(undo()).rejects.toThrow('is being written')
    await world.cancel()
    await undo()
    expect(await world.readStatus()).toBe('researched')
  })

  test('stays when its creation is undone, or when nothing else is in it', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox() })
    const { services } = world
    const created = await world.inPlan((ctx, plan) =>
      createArticle(byPerson(ctx), services, {
        plan,
        prompt: 'Write about socks.',
        isFavorite: false,
        keywordIds: [],
      }),
    )
    const empty = await world.addArticle('Laces', [])
    const remove = () => world.inPlan((ctx, plan) => deleteEmptyArticles(ctx, { plan, articleIds: [empty] }))
    await world.start(undefined, created.articleId)
    await world.start(undefined, empty)
    await world.inPlan((ctx, plan) =>
      undoChange(byPerson(ctx), services, { plan, changeId: created.changeId ?? 0 }),
    )
    await remove()
    expect(await world.readStatus(created.articleId)).toBe('no status')
    expect(await world.readStatus(empty)).toBe('no status')
    await world.cancel(empty)
    await remove()
    expect(await world.readStatus(empty)).toBeUndefined()
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
      world.setImages(makePhotos())
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
