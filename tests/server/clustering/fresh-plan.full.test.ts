import { expect, test, vi } from 'vitest'
import { makeFreshPlan } from '#tests/support/clustering/fresh-plan.ts'

vi.setConfig({ testTimeout: 1_200_000 })

const COUNT = 100_000
/** A statement that compares all rows with each other takes hundreds of times as long as the import. */
const MOST_IMPORTS = 5
const PAUSE_MS = 500
/** A request waits two seconds for a lock; the rest is for a busy machine. */
const LONGEST_ANSWER_MS = 20_000

test('100,000 keywords that were just imported are clustered at once, and changes to the plan are answered meanwhile', async () => {
  const plan = await makeFreshPlan({ count: COUNT, isPatient: true })
  const began = performance.now()
  await plan.importAll()
  const importing = performance.now() - began
  await plan.work()
  expect((await plan.call('POST', `${plan.path}/grouping`, { queueKeywords: true })).status).toBe(200)
  const writing = startWriting(plan)
  const longest = Math.max(await plan.untilEnded('grouping'), await plan.untilEnded('assessment'))
  const { answers, slowest } = await writing.stop()
  expect(longest / importing).toBeLessThan(MOST_IMPORTS)
  expect((await plan.readEnds()).map(({ state }) => state)).toEqual(['done', 'done'])
  expect(slowest).toBeLessThan(LONGEST_ANSWER_MS)
  expect(answers.has('200')).toBe(true)
  for (const answer of answers) expect(answer).toMatch(/^200$|^503 .*being changed right now/)
})

/** Adds the same keyword again and again, like a user who works on the plan. */
function startWriting({ call, path }: Awaited<ReturnType<typeof makeFreshPlan>>) {
  const over = new AbortController()
  let slowest = 0
  const answers = new Set<string>()
  const going = (async () => {
    while (!over.signal.aborted) {
      const asked = performance.now()
      const keywordsObject = [{ keyword: 'another keyword' }]
      const { status, body } = await call('POST', `${path}/keyword`, { keywordsObject, source: 'upload' })
      slowest = Math.max(slowest, performance.now() - asked)
      answers.add(status === 200 ? '200' : `${status} ${body.message}`)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  })()
  return {
    async stop() {
      over.abort()
      await going
      return { answers, slowest }
    },
  }
}
