import { answerQuestions } from '#platform/web/worker/answer-questions.ts'
import { findDifferences } from './find-differences.ts'
import { mergeTexts, type Versions } from './merge-texts.ts'

export interface TwoTexts {
  before: string
  after: string
}

export type CompareWorker = typeof answers

const answers = {
  differences: ({ before, after }: TwoTexts) => findDifferences(before, after),
  merge: (versions: Versions) => mergeTexts(versions),
}
answerQuestions(answers, (error) => (error instanceof Error ? error.message : String(error)))
