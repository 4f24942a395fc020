import { z } from 'zod'
import type { Model } from '#integrations/model/index.ts'
import { makeModel } from './title-models.ts'

const groups = z.array(z.object({ keyword: z.string(), known: z.record(z.string(), z.string()).optional() }))

/** A model that is asked for titles and for kinds, with all that it was asked for kinds. */
export function makeKindModel(answer: (keywords: string[]) => object[]) {
  const asked: z.infer<typeof groups> = []
  const titles = makeModel((keywords) => keywords)
  const model: Model = {
    ...titles,
    name: 'test:kinds',
    generateObject: async (request) => {
      const given = groups.parse(JSON.parse(request.messages[0]?.content ?? ''))
      if (given.every(({ known }) => known === undefined)) return titles.generateObject(request)
      asked.push(...given)
      const object = request.schema.parse({ groups: answer(given.map(({ keyword }) => keyword)) })
      return { object, usage: { inputTokens: 1, outputTokens: 1, cost: null } }
    },
  }
  return { model, asked }
}
