import { answerQuestions } from '#platform/web/worker/answer-questions.ts'
import { newestOnly } from '#platform/web/worker/newest-only.ts'
import { findMends, scoreInputOf, scoreText, type Mend } from '../../score/index.ts'
import { judgeText, type JudgedText, type Material } from './judge-text.ts'

export type JudgeWorker = typeof answers

let material: Material | null = null
let questions = 0

const judgeNewest = newestOnly((markdown: string): JudgedText | null =>
  material === null ? null : judgeText(material, markdown),
)

const answers = {
  prepare: (given: Material): void => {
    material = given
  },
  judge: (markdown: string): Promise<JudgedText | null> => {
    questions += 1
    return judgeNewest(markdown)
  },
  /** What code can mend; null when a newer question has come. */
  findMends: async (markdown: string): Promise<Mend[] | null> => {
    questions += 1
    const question = questions
    const input = material === null ? null : scoreInputOf(material.basis, material)
    if (input === null) return []
    const found: Mend[] = []
    for (const mend of findMends({ ...input, markdown }, scoreText({ ...input, markdown }))) {
      if (mend !== null) found.push(mend)
      // Lets in what is typed meanwhile.
      await new Promise((resolve) => {
        setTimeout(resolve)
      })
      if (question !== questions) return null
    }
    return found
  },
}

answerQuestions(answers, (error) => (error instanceof Error ? error.message : String(error)))
