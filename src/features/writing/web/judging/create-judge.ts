import { openWorker, type OpenWorker } from '#platform/web/worker/open-worker.ts'
import { followText, type Following } from './follow-text.ts'
import type { Material } from './judge-text.ts'
import type { JudgeWorker } from './judge-worker.ts'

interface Judging extends Omit<Following, 'judge' | 'findMends' | 'onFailed'> {
  material: Material
  /** Called with a sentence for users when the worker is lost, or cannot judge this text. */
  onLost: (problem: string) => void
}

const NOT_JUDGED = 'The text is not judged at the moment: a part of this page has failed.'

export type Judge = ReturnType<typeof createJudge>

/** Judges texts in a worker, which is opened for the first one. It has to be closed. */
export function createJudge() {
  let worker: OpenWorker<JudgeWorker> | null = null
  return {
    /** Judges a text now and after each change, until the returned function is called. */
    follow({ material, onLost, ...following }: Judging): () => void {
      worker ??= openWorker<JudgeWorker>(
        new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }),
        {
          explainLoss: () => NOT_JUDGED,
          onLost,
        },
      )
      const { ask } = worker
      ask('prepare', material).catch(() => null)
      return followText({
        ...following,
        judge: (markdown) => ask('judge', markdown),
        findMends: (markdown) => ask('findMends', markdown),
        onFailed: () => onLost(NOT_JUDGED),
      })
    },
    close(): void {
      worker?.close()
      worker = null
    },
  }
}
