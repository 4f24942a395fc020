import type { KeywordProviders } from '#features/keywords/server/research/keyword-services.ts'
import type { DatabaseLimits } from '#platform/server/database/database.ts'
import type { Disk } from '#platform/server/disk/watch-disk.ts'
import { withoutGoogle } from '#tests/support/connections/connections.ts'
import { createMember, makeSignInWorld, TestBrowser } from '#tests/support/accounts/sign-in-world.ts'
import { patientLimits } from '#tests/support/database/program-database.ts'
import { takeItems } from '#platform/items.ts'

export interface PlanInput {
  providers?: Partial<KeywordProviders>
  keywordLimit?: number
  databaseLimits?: DatabaseLimits
  disk?: Disk
}

/** A signed-in user with a plan, and functions that call the API about it. */
export async function openKeywordPlan({
  providers = {},
  keywordLimit = 100_000,
  databaseLimits = patientLimits,
  disk,
}: PlanInput = {}) {
  const world = await makeSignInWorld({ databaseLimits })
  const limits = { articleCredits: 5, keywordCredits: 50, seats: 2, paidPlans: 2, keywordLimit }
  const server = await world.startServer({ limits }, withoutGoogle, providers, disk)
  const browser = new TestBrowser(server)
  const { jwt, workspaceId } = await createMember(world, limits)
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, input?: object) =>
    browser.call(method, path, input, jwt)

  async function addPlan() {
    const plan = { name: 'A shop', country: 'USA', language: 'en', type: 'managed' }
    const created = await call('POST', `/workspace/${workspaceId}/contentplan`, plan)
    const contentplanId = Number(created.body.contentplanId)
    const path = `/contentplan/${contentplanId}/keyword`
    return {
      contentplanId,
      path,
      save: (keywordsObject: object[], rest: object = {}) =>
        call('POST', path, { keywordsObject, source: 'upload', ...rest }),
      list: (query = '') => call('GET', `${path}?${query}`),
      change: (input: object) => call('PUT', path, input),
      undo: (changeId: number) => call('POST', `/contentplan/${contentplanId}/change/${changeId}/undo`),
      /** The texts of the keywords in the order of the list. */
      names: async (query = '') =>
        (await call('GET', `${path}?${query}`)).body.keywords.map((row: { keyword: string }) => row.keyword),
      /** The id of each keyword by its text. */
      ids: async (): Promise<Record<string, number>> =>
        Object.fromEntries(
          (await call('GET', `${path}?limit=1000`)).body.keywords.map(
            ({ keyword, id }: { keyword: string; id: number }) => [keyword, id],
          ),
        ),
      addArticle: async (title: string): Promise<number> => {
        const [row] = takeItems(
          await world.look(
            `insert into articles (workspace_id, contentplan_id, title)
           values (${workspaceId}, ${contentplanId}, '${title}') returning id`,
          ),
          1,
        )
        return Number(row['id'])
      },
    }
  }
  return {
    ...world,
    server,
    browser,
    jwt,
    call,
    workspaceId,
    addPlan,
    ...(await addPlan()),
  }
}
