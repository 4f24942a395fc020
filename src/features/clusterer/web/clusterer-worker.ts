import { answerQuestions } from '#platform/web/worker/answer-questions.ts'
import { fileSource } from '#platform/web/worker/read-file.ts'
import { clusterFiles } from '../cluster-files.ts'
import type { Progress } from '../contract.ts'
import { describeFailure } from './describe-failure.ts'
import { indexKeywords, type KeywordIndex } from './keyword-index.ts'

const PROGRESS_EVERY_MS = 50

export interface ChosenInput {
  keywords: File
  serps: File | null
  minimumScore: number
}

export type ClustererWorker = typeof answers

let clustered: Awaited<ReturnType<typeof clusterFiles>> | undefined
let keywordIndex: KeywordIndex | undefined

const answers = {
  cluster,
  members: (number: number) => openClustered().members(number),
  search: searchKeywords,
  csv: () => new Blob([...openClustered().csv({ forSpreadsheet: true })], { type: 'text/csv;charset=utf-8' }),
}
answerQuestions(answers, describeFailure)

async function cluster({ keywords, serps, minimumScore }: ChosenInput, report: (progress: Progress) => void) {
  let lastSent = 0
  let lastStage = ''
  clustered = await clusterFiles(
    { keywords: fileSource(keywords), serps: serps && fileSource(serps), minimumScore },
    (progress) => {
      const now = performance.now()
      if (progress.stage === lastStage && now - lastSent < PROGRESS_EVERY_MS) return
      lastSent = now
      lastStage = progress.stage
      report(progress)
    },
  )
  return { summary: clustered.summary, clusters: clustered.clusters }
}

/** Numbers of the clusters with a keyword that contains the text. */
function searchKeywords(text: string): number[] {
  const { clusters, members } = openClustered()
  keywordIndex ??= indexKeywords(
    clusters.map(({ cluster: number }) => number),
    members,
  )
  return keywordIndex.find(text)
}

function openClustered() {
  if (!clustered) throw new Error('a question came before the clusters')
  return clustered
}
