import type { Mend } from '../../score/index.ts'
import type { JudgedText } from './judge-text.ts'

/** After a key, so that a person who types fast is not judged at each letter. */
const WAIT_MS = 250
/** What code can mend is looked for when nothing was typed for so long: it takes longer. */
const REST_MS = 500

export interface Following {
  text: { read: () => { text: string }; subscribe: (listener: () => void) => () => void }
  /** Null for a question that a newer one has made idle. */
  judge: (markdown: string) => Promise<JudgedText | null>
  findMends: (markdown: string) => Promise<readonly Mend[] | null>
  onJudged: (judged: JudgedText) => void
  onMends: (mends: readonly Mend[], of: JudgedText) => void
  /** The text as it is could not be judged; it is judged again when it changes. */
  onFailed: (error: unknown) => void
}

/** Judges a text now and after each change, one question at a time. Returns what ends that. */
export function followText({ text, judge, findMends, onJudged, onMends, onFailed }: Following): () => void {
  let isOver = false
  let isAsking = false
  let seen: string | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined
  let resting: ReturnType<typeof setTimeout> | undefined

  const look = async () => {
    clearTimeout(resting)
    waiting = undefined
    isAsking = true
    seen = text.read().text
    try {
      const judged = await judge(seen)
      if (isOver) return
      if (judged !== null) {
        onJudged(judged)
        resting = setTimeout(() => search(judged).catch(fail), REST_MS)
      }
    } catch (error) {
      fail(error)
    } finally {
      isAsking = false
    }
    lookAgain()
  }
  const fail = (error: unknown) => {
    if (!isOver) onFailed(error)
  }
  const search = async (judged: JudgedText) => {
    const mends = await findMends(judged.markdown)
    if (!isOver && mends !== null) onMends(mends, judged)
  }
  const lookAgain = () => {
    if (isOver || isAsking || text.read().text === seen) return
    clearTimeout(resting)
    waiting ??= setTimeout(() => void look(), WAIT_MS)
  }
  const end = text.subscribe(lookAgain)
  void look()
  return () => {
    isOver = true
    clearTimeout(waiting)
    clearTimeout(resting)
    end()
  }
}
