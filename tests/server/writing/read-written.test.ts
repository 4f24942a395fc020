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
  // What another attempt has left is not what is written now.
  await world.look(`insert into written_pieces (article_id, name, workspace_id, contentplan_id, input_hash, content, attempt)
    select id, 'section 1', workspace_id, contentplan_id, repeat('a', 64), '"Of another attempt"', 'other' from articles`)
  expect(await readParts(world)).toBeNull()
  const runId = await meanwhile(world, async () => {
    await expect.poll(async () => (await readParts(world))?.parts).toHaveLength(1)
    const told = await readParts(world)
    expect(told).toMatchObject({ section: 'draft', agent: 'draft', parts: [{ part: 0 }] })
    expect(told?.parts[0]?.text).toMatch(/^## /)
    expect(told?.parts[0]?.text).not.toContain('Of another attempt')
  })
  await world.untilEnd(runId)
  expect(await readParts(world)).toBeNull()
})
