import { z } from 'zod'
import { scoreArticle } from '#features/writing/server/index.ts'
import { defineTool, type ToolContext } from './define-tool.ts'
import { NAME_OF_SECTION } from './names.ts'

/** Reasons of a part of the score, at most. */
const MOST_REASONS = 5

export function readScore({ read, question }: ToolContext) {
  const { articleId, section } = question
  return defineTool({
    name: 'read_score',
    description:
      'Reads the content score of the open text, from 0 to 100: the points of each part, why they are missing, and what mends it.',
    input: z.object({}),
    describe: () => `Scoring the ${NAME_OF_SECTION[section]}`,
    run: async () => {
      const score = await read((ctx) => scoreArticle(ctx, { plan: ctx.plan, articleId, section }))
      if (score === null) return { content: { data: { score: null, note: NO_SCORE } } }
      const parts = score.parts.map(({ name, points, most, reasons }) => ({
        name,
        points,
        most,
        reasons: reasons.slice(0, MOST_REASONS).map(({ reason, fix }) => ({ reason, fix })),
      }))
      const gates = score.gates.map(({ name, detail }) => ({ name, detail }))
      return { content: { data: { score: score.score, parts, gates } } }
    },
  })
}

const NO_SCORE = 'There is no text, or its research has not been done yet.'
