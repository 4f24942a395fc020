import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { StreamingModel } from './streaming-model.ts'
import { readPainted, watchWords } from './watch-words.ts'

const LOOK_MS = 100
const LONGEST_MS = 60_000

interface Sections {
  /** Shows the draft. */
  page: Page
  address: string
  token: string
  articleId: number
  model: StreamingModel
}

const state = z.object({
  run: z.object({ id: z.number(), state: z.string(), reason: z.string().nullable() }).nullable(),
})
const started = z.object({ runId: z.number() })

/** Lets the writer write the draft once; milliseconds for the first words of each of its sections. */
export async function measureSections({
  page,
  address,
  token,
  articleId,
  model,
}: Sections): Promise<number[]> {
  const call = async (method: string, path: string): Promise<unknown> => {
    const answer = await fetch(`${address}/api/article/${articleId}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  await page.reload()
  await page.getByRole('region', { name: 'Writing' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(watchWords)
  model.takeSent()
  const { runId } = started.parse(await call('POST', 'agent/draft'))
  const began = Date.now()
  for (;;) {
    const { run } = state.parse(await call('GET', 'writing'))
    if (run?.id === runId && ['done', 'failed'].includes(run.state)) break
    if (Date.now() - began > LONGEST_MS)
      throw new Error(`The draft was not written in time: ${run?.state}, ${run?.reason}`)
    await sleep(LOOK_MS)
  }
  const sent = model.takeSent()
  const painted = await readPainted(page, [...sent.keys()])
  return [...sent].map(([word, at]) => (painted[word] ?? Infinity) - at)
}
