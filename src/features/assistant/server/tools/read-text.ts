import { z } from 'zod'
import { TEXT_SECTIONS } from '#features/articles/rules.ts'
import { readText } from '#features/articles/server/index.ts'
import { defineTool, type ToolContext } from './define-tool.ts'
import { NAME_OF_SECTION } from './names.ts'

/** Characters of a text that a model reads at once. */
const LONGEST = 24_000

export function readArticleText({ read, question }: ToolContext) {
  const { articleId } = question
  return defineTool({
    name: 'read_text',
    description:
      'Reads one of the four texts of the article: description (the brief), research, draft or final (the final draft). Long texts come in parts; `from` is where to begin.',
    input: z.object({ section: z.enum(TEXT_SECTIONS), from: z.number().int().min(0).default(0) }),
    describe: ({ section }) => `Reading the ${NAME_OF_SECTION[section]}`,
    run: async ({ section, from }) => {
      const { text } = await read((ctx) => readText(ctx, { plan: ctx.plan, articleId, section }))
      const part = text.slice(from, from + LONGEST).toWellFormed()
      const end = from + LONGEST
      const goesOn = end < text.length ? ` It goes on: read it again from ${end}.` : ''
      const note =
        text === '' ? `The ${NAME_OF_SECTION[section]} is empty.` : `That is the ${NAME_OF_SECTION[section]}.`
      return { content: { text: part, note: `${note}${goesOn}` } }
    },
  })
}
