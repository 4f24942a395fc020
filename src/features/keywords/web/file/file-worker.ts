import { Invalid } from '#platform/errors.ts'
import { createListReport, previewList, readList, type ListedKeyword } from '../../files/index.ts'
import { CollectedKeywords, listSkipped } from './collect-keywords.ts'
import type { Answer, Answered, Asked, FileSummary, Question } from './worker-messages.ts'

const SHOWN = 5
/** What a browser holds without trouble: some two million keywords. */
const LARGEST_MB = 100

let keywords: ListedKeyword[] = []

self.addEventListener('message', async ({ data: { request, question } }: MessageEvent<Asked>) => {
  send({ request, answer: await answer(question).catch(refuse) })
})

async function answer(question: Question): Promise<Answer> {
  switch (question.type) {
    case 'preview':
      refuseLarge(question.file)
      return { type: 'preview', preview: await previewList(fileSource(question.file)) }
    case 'read':
      return { type: 'read', summary: await readAll(question) }
    case 'part':
      return { type: 'part', keywords: keywords.slice(question.at, question.at + question.count) }
  }
}

async function readAll({
  file,
  preview,
  mapping,
}: Extract<Question, { type: 'read' }>): Promise<FileSummary> {
  const report = createListReport()
  const collected = new CollectedKeywords()
  for await (const rows of readList(fileSource(file), { preview, mapping, report }))
    for (const row of rows) collected.add(row)
  keywords = collected.all
  return {
    rows: report.rows,
    keywords: keywords.length,
    skipped: listSkipped(report),
    first: keywords.slice(0, SHOWN),
  }
}

function refuseLarge({ name, size }: File): void {
  if (size > LARGEST_MB * 1_000_000)
    throw new Invalid(`${name} is larger than ${LARGEST_MB} MB. Split it and import its parts one by one.`)
}

function refuse(error: unknown): Answer {
  if (error instanceof Invalid) return { type: 'refused', message: error.message }
  if (error instanceof DOMException)
    return {
      type: 'refused',
      message: 'The file could not be read. It was moved or changed, or it is a folder: choose it again.',
    }
  const reason = error instanceof Error ? error.message : String(error)
  return { type: 'refused', message: `The file could not be read because of a fault in Keyloom (${reason}).` }
}

function fileSource(file: File) {
  return { name: file.name, size: file.size, chunks: chunksOf(file) }
}

// Safari has no async iteration over streams yet.
async function* chunksOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}

function send(answered: Answered): void {
  self.postMessage(answered)
}
