import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openPlan } from '#features/contentplans/server/index.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'

test('a plan opens only in its own workspace, also where another workspace is open as well', async () => {
  const { own, other, as } = await makeJobWorld()
  const opened = (workspaceId: number) =>
    as(own, async ({ database }) => {
      await sql`select set_config('app.workspaces', ${`${own.workspaceId},${other.workspaceId}`}, true)`.execute(
        database,
      )
      return openPlan({ database, workspaceId }, own.contentplanId)
    })
  expect((await opened(own.workspaceId)).id).toBe(own.contentplanId)
  await expect(opened(other.workspaceId)).rejects.toThrow('There is nothing under this id.')
})
