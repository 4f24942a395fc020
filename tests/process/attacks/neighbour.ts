import { setTimeout as sleep } from 'node:timers/promises'
import type { Member } from './attack-world.ts'
import type { Answer } from './judge-work.ts'

const KEYWORDS = 500
/** With three requests at once this makes some 700 a minute, of the 1,200 that a session may send. */
const PAUSE_MS = 250
const AT_ONCE = 3

/** A user in another workspace who keeps working: reads lists, opens screens, adds keywords. */
interface Neighbour {
  stop(): Promise<Answer[]>
}

/** Adds the keywords that the neighbour reads. */
export async function seedKeywords({ planId, ask }: Member): Promise<void> {
  const keywordsObject = Array.from({ length: KEYWORDS }, (_, at) => ({ keyword: `quiet keyword ${at}` }))
  const { status, text } = await ask(`/contentplan/${planId}/keyword`, { keywordsObject, source: 'upload' })
  if (status !== 200) throw new Error(`The keywords of the neighbour were refused: ${status} ${text}`)
}

export function startWork(member: Member): Neighbour {
  const answers: Answer[] = []
  const over = new AbortController()
  const { planId, workspaceId } = member
  const reads = [
    '/workspace',
    `/workspace/${workspaceId}/contentplan`,
    `/contentplan/${planId}/keyword?limit=50`,
    `/contentplan/${planId}/keyword?limit=50&q=word%204`,
    `/contentplan/${planId}/article/advanced?limit=50`,
    `/contentplan/${planId}/home`,
  ]

  async function workOn(worker: number): Promise<void> {
    for (let turn = worker; !over.signal.aborted; turn++) {
      const path = reads[turn % (reads.length + 1)]
      answers.push(await (path === undefined ? addKeyword(turn) : timed(path, () => member.ask(path))))
      await sleep(PAUSE_MS)
    }
  }
  const addKeyword = (turn: number) => {
    const keywordsObject = [{ keyword: `new keyword ${turn} of ${answers.length}` }]
    const path = `/contentplan/${planId}/keyword`
    return timed(path, () => member.ask(path, { keywordsObject, source: 'upload' }))
  }

  const working = Array.from({ length: AT_ONCE }, (_, worker) => workOn(worker))
  return {
    async stop() {
      over.abort()
      await Promise.all(working)
      return answers
    },
  }
}

async function timed(path: string, ask: () => ReturnType<Member['ask']>): Promise<Answer> {
  const began = performance.now()
  const failure = await ask().then(
    ({ status, text }) => (status === 200 ? null : `${status} ${text.slice(0, 200)}`),
    (error: unknown) => String(error),
  )
  return { path, tookMs: performance.now() - began, failure }
}
