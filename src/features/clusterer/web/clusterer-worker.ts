import { clusterFiles } from '../cluster-files.ts'
import type { ClusterRow } from '../contract.ts'
import { explainFailure } from './explain-failure.ts'
import { indexKeywords, type KeywordIndex } from './keyword-index.ts'
import type { Answer, FromWorker, Question, ToWorker } from './worker-messages.ts'

const PROGRESS_EVERY_MS = 50

let clustered: Awaited<ReturnType<typeof clusterFiles>> | undefined
let keywordIndex: KeywordIndex | undefined

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.type === 'cluster') await cluster(data)
    else send({ type: 'answer', request: data.request, answer: answer(data.question) })
  } catch (error) {
    send({ type: 'refused', message: explainFailure(error) })
  }
})

async function cluster({ keywords, serps, minimumScore }: Extract<ToWorker, { type: 'cluster' }>) {
  let lastSent = 0
  let lastStage = ''
  clustered = await clusterFiles(
    { keywords: fileSource(keywords), serps: serps && fileSource(serps), minimumScore },
    (progress) => {
      const now = performance.now()
      if (progress.stage === lastStage && now - lastSent < PROGRESS_EVERY_MS) return
      lastSent = now
      lastStage = progress.stage
      send({ type: 'progress', progress })
    },
  )
  send({ type: 'clustered', summary: clustered.summary, clusters: clustered.clusters })
}

function answer(question: Question): Answer {
  const result = clustered
  if (!result) throw new Error('a question came before the clusters')
  switch (question.type) {
    case 'members':
      return { type: 'members', members: result.members(question.cluster) }
    case 'search':
      keywordIndex ??= indexKeywords(
        result.clusters.map(({ cluster: number }: ClusterRow) => number),
        result.members,
      )
      return { type: 'found', clusters: keywordIndex.find(question.text) }
    case 'csv':
      return {
        type: 'csv',
        csv: new Blob([...result.csv({ forSpreadsheet: true })], { type: 'text/csv;charset=utf-8' }),
      }
  }
}

function fileSource(file: File) {
  return { name: file.name, size: file.size, chunks: chunksOf(file) }
}

// Safari has no async iteration over streams yet.
async function* chunksOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

function send(message: FromWorker): void {
  self.postMessage(message)
}
