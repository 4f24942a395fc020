import { z } from 'zod'
import { readText } from '#features/articles/server/index.ts'
import { cleanLinks, TooComplex } from '#features/writing/evidence/index.ts'
import { applyChange } from '../../apply-change.ts'
import { LONGEST_MESSAGE } from '../../rules.ts'
import type { Change } from '../../screen-data.ts'
import { listSourceUrls } from '../queries/list-source-urls.ts'
import { defineTool, type ToolContext } from './define-tool.ts'
import { MOST_CHANGES, NAME_OF_SECTION } from './names.ts'

const passage = z.string().max(LONGEST_MESSAGE)

/**
 * Shows changes of the open text to the user, who accepts them or not: nothing is saved. Only passages that stand in the
 * text exactly once can be changed, so that it is clear what is meant.
 */
export function proposeChanges({ read, question }: ToolContext) {
  const { articleId, section, plan } = question
  return defineTool({
    name: 'propose_changes',
    description: `Shows the person changes of the open text (${NAME_OF_SECTION[section]}), to accept or not. Each has \`old\`, a passage copied exactly from the text that stands there once, \`new\`, what is to stand in its place, and \`why\`, a short reason. For an empty text \`old\` is empty. Nothing is saved by it.`,
    input: z.object({
      changes: z
        .array(z.object({ old: passage, new: passage, why: z.string().max(300).default('') }))
        .min(1)
        .max(MOST_CHANGES),
    }),
    describe: () => `Proposing changes of the ${NAME_OF_SECTION[section]}`,
    run: async ({ changes }) => {
      const { text, urls } = await read(async (ctx) => ({
        text: (await readText(ctx, { plan: ctx.plan, articleId, section })).text,
        urls: await listSourceUrls(ctx, { articleId }),
      }))
      const judged = changes.map((change) =>
        judgeChange(text, change, withoutForeignLinks(change, { text, urls, domain: plan.domain })),
      )
      const shown = judged.flatMap(({ change, problem }) => (problem === null ? [change] : []))
      const refused = judged.flatMap(({ change, problem }) =>
        problem === null ? [] : [{ old: change.old.slice(0, 80), problem }],
      )
      return {
        content: { data: { shown_to_the_person: shown.length, not_shown: refused } },
        ...(shown.length === 0 ? {} : { show: { kind: 'proposal', section, changes: shown } as const }),
      }
    },
  })
}

/** Judges a change as it would be shown, without its foreign links. */
function judgeChange(
  text: string,
  proposed: Change,
  change: Change,
): { change: Change; problem: string | null } {
  if (change.old === proposed.new || change.old === change.new)
    return { change, problem: 'It changes nothing.' }
  const applied = applyChange(text, change)
  if ('text' in applied) return { change, problem: null }
  return {
    change,
    problem:
      applied.problem === 'gone'
        ? 'This passage does not stand in the text. Copy it exactly, with its markdown.'
        : 'This passage stands in the text more than once. Take more of the text around it.',
  }
}

/** Links lead to the own site, to sources, or where the text links already. */
function withoutForeignLinks(
  change: Change,
  { text, urls, domain }: { text: string; urls: readonly string[]; domain: string | null },
): Change {
  const linked = text.match(LINKED) ?? []
  const allowed = { cards: [...urls, ...linked].map((url) => ({ url })), ownDomain: domain }
  try {
    const cleaned = cleanLinks(change.new, allowed).markdown
    return { ...change, new: keepEnds(change.new, cleaned) }
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error
    return { ...change, new: change.new.replaceAll(/[<>[\]]/g, '') }
  }
}

// At most 2,000 characters: what comes after them is no address that is kept.
const LINKED = /https?:\/\/[^\s)>\]"']{1,2000}/g

/** The line breaks around a passage join it with what stands there. */
function keepEnds(before: string, cleaned: string): string {
  const start = before.slice(0, before.length - before.trimStart().length)
  const end = before.slice(before.trimEnd().length)
  return cleaned.trim() === '' ? cleaned : start + cleaned.trim() + end
}
