import { answerQuestions } from '#platform/web/worker/answer-questions.ts'
import { newestOnly } from '#platform/web/worker/newest-only.ts'
import { fileSource } from '#platform/web/worker/read-file.ts'
import { readFiles, type ClusterReadFiles } from '../cluster-files.ts'
import type { ClusteredFile } from '../clustered-file.ts'
import type { Progress } from '../contract.ts'
import { openClusters } from '../opened-clusters.ts'
import { NoResults } from '../read-input.ts'
import { describeFailure } from './describe-failure.ts'
import { indexKeywords, type KeywordIndex } from './keyword-index.ts'

const PROGRESS_EVERY_MS = 50

export interface ChosenInput {
  keywords: File
  serps: File | null
  minimumScore: number
}

/** A question about the clusters of one minimum overlap; clusters of another one do not answer it. */
interface Asked<Question> {
  minimumScore: number
  question: Question
}

export type ClustererWorker = typeof answers

type Shown = Omit<ClusteredFile, 'dendrograms'>

let clusterAgain: ClusterReadFiles | undefined
let current: { minimumScore: number; shown: Shown; index?: KeywordIndex } | undefined

const answers = {
  cluster,
  rescore: newestOnly((minimumScore: number) => {
    if (!clusterAgain) throw new Error('a question came before the clusters')
    return show(minimumScore, clusterAgain(minimumScore))
  }),
  members: ({ minimumScore, question }: Asked<number>) =>
    clustersOf(minimumScore)?.shown.members(question) ?? [],
  search: ({ minimumScore, question }: Asked<string>) => searchKeywords(minimumScore, question),
  csv: ({ minimumScore }: Asked<null>) => {
    const { shown } = clustersOf(minimumScore) ?? {}
    if (!shown) throw new Error('the clusters are being made again')
    return new Blob([...shown.csv({ forSpreadsheet: true })], { type: 'text/csv;charset=utf-8' })
  },
}
answerQuestions(answers, describeFailure)

async function cluster({ keywords, serps, minimumScore }: ChosenInput, report: (progress: Progress) => void) {
  const tell = sparingly(report)
  const opened = serps === null ? await openClusters(fileSource(keywords)) : null
  if (opened !== null) return { is: 'opened', ...show(minimumScore, opened) } as const
  try {
    clusterAgain = await readFiles(
      { keywords: fileSource(keywords), serps: serps && fileSource(serps) },
      tell,
    )
  } catch (error) {
    if (error instanceof NoResults && serps === null)
      return { is: 'without results', why: error.message } as const
    throw error
  }
  return { is: 'clustered', ...show(minimumScore, clusterAgain(minimumScore, tell)) } as const
}

function show(minimumScore: number, shown: Shown) {
  current = { minimumScore, shown }
  return { minimumScore, summary: shown.summary, clusters: shown.clusters }
}

function clustersOf(minimumScore: number) {
  return current?.minimumScore === minimumScore ? current : undefined
}

/** Numbers of the clusters with a keyword that contains the text. */
function searchKeywords(minimumScore: number, text: string): number[] {
  const asked = clustersOf(minimumScore)
  if (!asked) return []
  const { clusters, members } = asked.shown
  asked.index ??= indexKeywords(
    clusters.map(({ cluster: number }) => number),
    members,
  )
  return asked.index.find(text)
}

function sparingly(report: (progress: Progress) => void): (progress: Progress) => void {
  let lastSent = 0
  let lastStage = ''
  return (progress) => {
    const now = performance.now()
    if (progress.stage === lastStage && now - lastSent < PROGRESS_EVERY_MS) return
    lastSent = now
    lastStage = progress.stage
    report(progress)
  }
}
