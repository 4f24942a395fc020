import type { Model } from '#integrations/model/index.ts'

/** A model that answers with titles made of the lines it was asked about. */
export function makeModel(answer: (lines: string[]) => string[]): Model {
  return {
    name: 'test:titles',
    isSandbox: true,
    price: null,
    async *streamText() {},
    generateText: async () => {
      throw new Error('Nobody asks for text here.')
    },
    generateObject: async ({ messages, schema }) => ({
      object: schema.parse({ titles: answer((messages[0]?.content ?? '').split('\n')) }),
      usage: { inputTokens: 1, outputTokens: 1, cost: null },
    }),
  }
}

/** One that never answers. */
export const silentModel: Model = {
  ...makeModel(() => []),
  generateObject: ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    }),
}
