import type { Answers, Asked } from './messages.ts'

type Sent =
  | { type: 'progress'; progress: unknown }
  | { type: 'answer'; answer: unknown }
  | { type: 'refusal'; message: string }

/** Answers the page's questions from inside a worker. `explain` turns an error into a sentence for users. */
export function answerQuestions(answers: Answers, explain: (error: unknown) => string): void {
  self.addEventListener('message', async ({ data: { request, name, input } }: MessageEvent<Asked>) => {
    const send = (sent: Sent) => self.postMessage({ request, ...sent })
    try {
      const answer = await answers[name]?.(input, (progress) => send({ type: 'progress', progress }))
      send({ type: 'answer', answer })
    } catch (error) {
      send({ type: 'refusal', message: explain(error) })
    }
  })
}
