import type { Answers, Reply } from './messages.ts'

/** A worker of a page, which answers questions by name. */
export interface OpenWorker<Known extends Answers> {
  /** Rejects with the user's sentence when the worker refuses the question or is lost. */
  ask<Name extends keyof Known & string>(
    name: Name,
    input: Parameters<Known[Name]>[0],
    onProgress?: Parameters<Known[Name]>[1],
  ): Promise<Awaited<ReturnType<Known[Name]>>>
  close: () => void
}

interface Waiting {
  resolve: (answer: never) => void
  reject: (error: Error) => void
  onProgress: ((progress: never) => void) | undefined
}

interface Loss {
  /** What the user reads when the worker could not be loaded, or has died after its first message. */
  explainLoss: (hasStarted: boolean) => string
  /** Called when the worker is lost, also while it has no question to answer. */
  onLost?: (message: string) => void
}

/**
 * A lost worker refuses every question. A closed worker does not answer any more, and its open questions never settle.
 */
export function openWorker<Known extends Answers>(
  worker: Worker,
  { explainLoss, onLost }: Loss,
): OpenWorker<Known> {
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let hasStarted = false
  let loss: string | null = null

  worker.addEventListener('error', () => {
    loss = explainLoss(hasStarted)
    worker.terminate()
    for (const { reject } of waiting.values()) reject(new Error(loss))
    waiting.clear()
    onLost?.(loss)
  })
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    hasStarted = true
    const question = waiting.get(data.request)
    if (data.type === 'progress') return question?.onProgress?.(data.progress)
    waiting.delete(data.request)
    if (data.type === 'answer') question?.resolve(data.answer)
    else question?.reject(new Error(data.message))
  })
  return {
    ask(name, input, onProgress) {
      if (loss !== null) return Promise.reject(new Error(loss))
      const answering = Promise.withResolvers<Awaited<ReturnType<Known[typeof name]>>>()
      const { resolve, reject } = answering
      asked += 1
      waiting.set(asked, { resolve, reject, onProgress })
      worker.postMessage({ request: asked, name, input })
      return answering.promise
    },
    close: () => worker.terminate(),
  }
}
