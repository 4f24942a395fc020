import type { Answers, Told } from './messages.ts'

/** A worker of a page, which is asked by the names of its answers. */
export interface OpenWorker<Known extends Answers> {
  /** What the worker refuses, and its loss, are errors with the user's sentence. */
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
  /** For a worker that may die while nothing is asked. */
  onLost?: (message: string) => void
}

/** A lost worker refuses every question. One that is closed answers no more: what was asked stays unanswered. */
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
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
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
