/** What a worker answers, by the name of the question; a long answer tells how far it is. */
export type Answers = Record<string, (input: never, tell: (progress: unknown) => void) => unknown>

// What `never` stands for is held by the types of openWorker, which knows the worker's answers.

export interface Asked {
  request: number
  name: string
  input: never
}

export type Told = { request: number } & (
  | { type: 'progress'; progress: never }
  | { type: 'answer'; answer: never }
  /** The sentence that the user reads. */
  | { type: 'refusal'; message: string }
)
