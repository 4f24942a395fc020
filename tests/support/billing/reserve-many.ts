import process from 'node:process'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { openPlan } from '#features/contentplans/server/index.ts'
import { reserveArticle } from '#features/writing/server/spending/article-credit.ts'
import { LimitReached } from '#platform/errors.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'

// A process for tests: for each plan that it reads, it reserves the credits of many clusters at once, and writes for how
// many of them credits were left.

const [url = '', first = '', count = ''] = process.argv.slice(2)
const articleIds = Array.from({ length: Number(count) }, (_, place) => Number(first) + place)

const database = openProgramDatabase(url, { name: 'reserving' })
await sql`select 1`.execute(database)
process.stdout.write('ready\n')
for await (const line of createInterface({ input: process.stdin })) {
  const [workspaceId = 0, contentplanId = 0] = line.split(' ').map(Number)
  const answers = await Promise.all(articleIds.map((id) => start({ workspaceId, contentplanId }, id)))
  process.stdout.write(`${answers.filter(Boolean).length}\n`)
}
await database.destroy()

/** Returns whether a credit was left. */
async function start(
  { workspaceId, contentplanId }: { workspaceId: number; contentplanId: number },
  articleId: number,
): Promise<boolean> {
  try {
    await database.transaction().execute(async (transaction) => {
      await sql`select set_config('app.workspaces', ${String(workspaceId)}, true)`.execute(transaction)
      const plan = await openPlan({ database: transaction, workspaceId }, contentplanId)
      await reserveArticle({ database: transaction }, { plan, articleId })
    })
    return true
  } catch (error) {
    if (error instanceof LimitReached) return false
    throw error
  }
}
