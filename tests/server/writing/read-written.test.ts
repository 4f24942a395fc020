import { expect, test, vi } from 'vitest'
import { readWritten } from '#features/writing/server/queries/read-written.ts'
import { makeFailureWorld, type FailureWorld } from '#tests/support/writing/failure-world.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'
import { meanwhile } from '#tests/support/writing/under-way.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const sandbox = shareSandbox()

const readParts = (world: FailureWorld) =>
  world.inPlan((ctx, plan) => readWritten(ctx, { plan, articleId: world.articleId }))

test('while a draft is written, its finished sections are told, and nothing before and after', async () => {
  const world = await makeFailureWorld({ sandbox: sandbox() })
  expect(await readParts(world)).toBeNull()
  const runId = await meanwhile(world, async () => {
    await expect.poll(async () => (await readParts(world))?.parts).toHaveLength(1)
    const told = await readParts(world)
    expect(told).toMatchObject({ section: 'draft', agent: 'draft', parts: [{ part: 0 }] })
    expect(told?.parts[0]?.text).toMatch(/^## /)
    // What stands where the second section will be stored is not finished; what another attempt has left is not of this one.
    await world.look(`insert into written_pieces (article_id, name, workspace_id, contentplan_id, input_hash, content, attempt)
      select article_id, 'section 2', workspace_id, contentplan_id, input_hash, '"Earlier words"', attempt
      from written_pieces where name = 'section 1'`)
    expect((await readParts(world))?.parts).toMatchObject([{ part: 0 }])
    await world.look(`update written_pieces set attempt = 'other' where name = 'section 1'`)
    expect((await readParts(world))?.parts).toEqual([])
  })
  await world.untilEnd(runId)
  expect(await readParts(world)).toBeNull()
})
