import { z } from 'zod'
import type { Model } from '#integrations/model/index.ts'

const groups = z.array(z.object({ keyword: z.string() }))

/** A model that answers with titles made from the first keyword of each group in the prompt. */
export function makeModel(answer: (keywords: string[]) => string[]): Model {
  return {
    name: 'test:titles',
    isSandbox: true,
    price: null,
    generateText: async () => {
      throw new Error('Nobody asks for text here.')
    },
    generateObject: async ({ messages, schema }) => ({
      object: schema.parse({
        titles: answer(groups.parse(JSON.parse(messages[0]?.content ?? '')).map(({ keyword }) => keyword)),
      }),
      usage: { inputTokens: 1, outputTokens: 1, cost: null },
    }),
  }
}

/** A model that never answers. */
export const silentModel: Model = {
  ...makeModel(() => []),
  generateObject: ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    }),
}
