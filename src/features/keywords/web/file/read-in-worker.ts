import type { ListedKeyword, ListMapping, ListPreview } from '../../files/index.ts'
import type { Answer, Answered, Asked, FileSummary, Question } from './worker-messages.ts'

const LOST = 'A part of this page could not be loaded, or memory ran out. Please choose the file again.'

/** A file that is read beside the page, which stays fluent; failures are errors with the user's sentence. */
export interface FileInWorker {
  preview(): Promise<ListPreview>
  read(preview: ListPreview, mapping: ListMapping): Promise<FileSummary>
  /** Some of the keywords that were read last. */
  takePart(at: number, count: number): Promise<ListedKeyword[]>
  close(): void
}

export function readInWorker(file: File): FileInWorker {
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  let asked = 0

  async function ask<Type extends Answer['type']>(question: Question, type: Type) {
    asked += 1
    const answering = Promise.withResolvers<Answer>()
    waiting.set(asked, answering)
    const message: Asked = { request: asked, question }
    worker.postMessage(message)
    const answer = await answering.promise
    if (answer.type === 'refused') throw new Error(answer.message)
    if (!isAnswer(answer, type)) throw new Error(`the worker answered ${answer.type} instead of ${type}`)
    return answer
  }

  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error(LOST))
    waiting.clear()
  })
  worker.addEventListener('message', ({ data: { request, answer } }: MessageEvent<Answered>) => {
    waiting.get(request)?.resolve(answer)
    waiting.delete(request)
  })
  return {
    preview: async () => (await ask({ type: 'preview', file }, 'preview')).preview,
    read: async (preview, mapping) => (await ask({ type: 'read', file, preview, mapping }, 'read')).summary,
    takePart: async (at, count) => (await ask({ type: 'part', at, count }, 'part')).keywords,
    close: () => worker.terminate(),
  }
}

function isAnswer<Type extends Answer['type']>(
  answer: Answer,
  type: Type,
): answer is Extract<Answer, { type: Type }> {
  return answer.type === type
}
