import { useEffect, useState } from 'react'
import { openWorker, type OpenWorker } from '#platform/web/worker/open-worker.ts'
import type { CompareWorker, TwoTexts } from './compare-worker.ts'
import type { Part } from './find-differences.ts'
import type { Versions } from './merge-texts.ts'
import type { Segment } from './segments.ts'

/** Texts that take longer are shown without their differences. */
const LONGEST_MS = 8_000

/** undefined while it is being found; null when it could not be found in time. */
type Found<Answer> = Answer | null | undefined

/** What was removed and added between two texts. Equal inputs must stay the same object. */
export function useDifferences(input: TwoTexts | null): Found<readonly Part[]> {
  return useAnswer(input, askDifferences)
}

/** What two people changed in a text. Equal inputs must stay the same object. */
export function useMerge(input: Versions | null): Found<readonly Segment[]> {
  return useAnswer(input, askMerge)
}

type Ask<Input, Answer> = (worker: OpenWorker<CompareWorker>, input: Input) => Promise<Answer | null>

const askDifferences: Ask<TwoTexts, Part[]> = (worker, input) => worker.ask('differences', input)
const askMerge: Ask<Versions, Segment[]> = (worker, input) => worker.ask('merge', input)

/** Long texts would stop the page for seconds, so a worker compares them, which is ended when it takes too long. */
function useAnswer<Input, Answer>(input: Input | null, ask: Ask<Input, Answer>): Found<Answer> {
  const [found, setFound] = useState<{ input: Input; answer: Answer | null } | null>(null)
  useEffect(() => {
    if (input === null) return undefined
    const worker = openWorker<CompareWorker>(
      new Worker(new URL('./compare-worker.ts', import.meta.url), { type: 'module' }),
      { explainLoss: () => 'The texts could not be compared.' },
    )
    const tell = (answer: Answer | null) => {
      stop()
      setFound({ input, answer })
    }
    const timer = setTimeout(() => tell(null), LONGEST_MS)
    const stop = () => {
      clearTimeout(timer)
      worker.close()
    }
    ask(worker, input).then(tell, () => tell(null))
    return stop
  }, [input, ask])
  return found !== null && found.input === input ? found.answer : undefined
}
