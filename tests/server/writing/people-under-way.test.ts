import { expect, test, vi } from 'vitest'
import { saveText, TextChanged } from '#features/articles/server/index.ts'
import { startWriting } from '#features/writing/server/commands/start-writing.ts'
import { insert } from '#tests/support/database/test-database.ts'
import { makeFailureWorld } from '#tests/support/writing/failure-world.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'
import { byPerson, meanwhile } from '#tests/support/writing/under-way.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const sandbox = shareSandbox()
const [ANNA, BEN] = ['Anna wrote that boots fit in the evening.', 'Ben wrote that boots fit in the morning.']

test('of two people who change a text while an agent writes it, the second is told, and the agent proposes its own', async () => {
  const world = await makeFailureWorld({ sandbox: sandbox() })
  const { articleId } = world
  const save = (text: string) =>
    world.inPlan((ctx, plan) =>
      saveText(byPerson(ctx), { plan, articleId, section: 'draft', text, baseVersion: 0 }),
    )
  const runId = await meanwhile(world, async () => {
    const [anna, ben] = await Promise.allSettled([save(ANNA), save(BEN)])
    const refused = [anna, ben].flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toEqual([expect.any(TextChanged)])
  })
  expect(await world.untilEnd(runId)).toMatchObject({ state: 'done' })
  const { draft } = await world.readTexts()
  expect([ANNA, BEN]).toContain(draft)
  expect(await world.countVersions()).toMatchObject({ draft: 1 })
  expect(await world.listProposals()).toMatchObject([{ section: 'draft', state: 'open' }])
  expect(await world.listCredits()).toEqual(['reserve', 'capture'])
})

test.each([
  ['removed from the workspace', (user: number) => `delete from workspace_members where user_id = ${user}`],
  ['deleted', (user: number) => `delete from users where id = ${user}`],
])(
  'an article is written to its end for one credit when the user who started it is %s meanwhile',
  async (_, remove) => {
    const world = await makeFailureWorld({ sandbox: sandbox() })
    const { articleId, services, own } = world
    const userId = await insert(
      world.url,
      `insert into users (email, name) values ('anna@people.example', 'Anna')`,
    )
    await world.look(
      `insert into workspace_members (workspace_id, user_id) values (${own.workspaceId}, ${userId})`,
    )
    const actor = { kind: 'user', userId } as const
    await world.control.order('/model', { pauseMs: 5 })
    const { runId } = await world.inPlan((ctx, plan) =>
      startWriting({ ...ctx, userId, actor }, services, { plan, articleId }),
    )
    await world.work()
    await world.untilAsked('section 2')
    await world.look(remove(userId))
    await world.control.order('/model', { pauseMs: 0 })
    expect(await world.untilEnd(runId)).toMatchObject({ state: 'done' })
    expect(await world.readStatus()).toBe('illustrated')
    expect(await world.listCredits()).toEqual(['reserve', 'capture'])
  },
)
