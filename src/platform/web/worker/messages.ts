/** The functions of a worker, by the name of the question that each answers. A long one reports its progress. */
export type Answers = Record<string, (input: never, reportProgress: (progress: unknown) => void) => unknown>

// The types behind `never` are checked by openWorker, which knows the worker's answers.

export interface Asked {
  request: number
  name: string
  input: never
}

export type Reply = { request: number } & (
  | { type: 'progress'; progress: never }
  | { type: 'answer'; answer: never }
  /** The message is the sentence that the user reads. */
  | { type: 'refusal'; message: string }
)
