import { z } from 'zod'

/** Sends a request to the program; throws when the connection is cut. */
export type Caller = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
) => Promise<{ status: number; body: unknown }>

interface SavedText {
  contentplanId: number
  articleId: number
  section: 'description' | 'research' | 'draft' | 'final'
}

const ACTIONS = {
  description: 'updateDescription',
  research: 'updateResearch',
  draft: 'updateDraft',
  final: 'updateFinalDraft',
} as const

const saved = z.object({ version: z.number() })
const read = z.object({ version: z.number(), text: z.string() })
const listed = z.object({ total: z.number() })

/** Saves one text again and again, as a window that a user writes in, and knows what was acknowledged. */
export function makeSaver(call: Caller, { contentplanId, articleId, section }: SavedText) {
  const path = `/article/${articleId}/text/${section}`
  /** The acknowledged texts by their versions. */
  const known = ['']
  const faults: string[] = []
  /** Versions that were stored by a program that was killed before it could answer. */
  const unanswered = new Set<number>()
  let wait = Promise.withResolvers<void>()

  const nextText = () => {
    const last = known.at(-1) ?? ''
    const line = `Line ${known.length} of the ${section} \u{1f600}\r\n`
    const middle = last.indexOf('\n', last.length / 2) + 1
    return known.length % 50 === 0 ? line : `${last.slice(0, middle)}${line}${last.slice(middle)}`
  }

  async function save(): Promise<void> {
    const text = nextText()
    const { status, body } = await call('PUT', `/contentplan/${contentplanId}/article`, {
      action: ACTIONS[section],
      articleIds: [articleId],
      [section]: text,
      baseVersion: known.length - 1,
    })
    const { data: answer } = saved.safeParse(body)
    if (status === 200 && answer?.version === known.length) known.push(text)
    else throw new Error(`${section}: version ${known.length} was answered ${status} ${JSON.stringify(body)}`)
  }

  return {
    count: () => known.length - 1,
    countUnanswered: () => unanswered.size,
    /** Resolves when a save of this round was acknowledged. */
    untilSaved: () => wait.promise,
    /** Goes on from the last acknowledged version; the save that was cut off is sent again as it was. */
    async saveUntilCut(): Promise<void> {
      wait = Promise.withResolvers()
      try {
        const newest = read.parse((await call('GET', path)).body)
        if (newest.version === known.length && newest.text === nextText()) unanswered.add(newest.version)
        for (;;) {
          await save()
          wait.resolve()
        }
      } catch (error) {
        // What fetch throws when the connection is cut.
        if (!(error instanceof TypeError)) faults.push(String(error))
      }
    },
    /** What is not as it was acknowledged. */
    async listFaults(): Promise<string[]> {
      const newest = read.parse((await call('GET', path)).body)
      const { total } = listed.parse((await call('GET', `${path}/revision`)).body)
      // The last save may be stored without an answer.
      if (total !== newest.version || total - (known.length - 1) > 1 || total < known.length - 1)
        faults.push(
          `${section}: ${total} versions, the newest ${newest.version}, ${known.length - 1} acknowledged`,
        )
      for (const [version, text] of known.entries()) {
        const { data: there } = read.safeParse((await call('GET', `${path}/revision/${version}`)).body)
        if (there?.text !== text) faults.push(`${section}: version ${version} is lost or another one`)
      }
      return faults
    },
  }
}
