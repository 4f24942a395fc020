import { SUGGEST_PAGES, SUMMARIZE_COMPETITOR } from '../../rules.ts'
import type { ToolContext } from '../tools/define-tool.ts'
import { findSimilarPages } from '../tools/find-own-pages.ts'
import { findRivals } from '../tools/read-rivals.ts'
import { describePages, describeRivals } from './describe-found.ts'
import type { End, Outlet } from './outlet.ts'

/** Answers without a model what code can answer: the two questions that are one press. Says of all others that it cannot. */
export async function answerPlainly(ctx: ToolContext, outlet: Outlet): Promise<End> {
  const asked = ctx.question.messages.at(-1)?.content.trim()
  outlet.say(await answer(ctx, outlet, asked), 0)
  return { reason: 'stop', problem: null }
}

const NO_MODEL =
  'No language model is connected, so I can only answer the two suggestions above, from what is stored. A model is connected in the settings of the workspace.'
const FROM_STORED = 'No language model is connected, so this is what is stored, in its own words.'

async function answer(ctx: ToolContext, outlet: Outlet, asked: string | undefined): Promise<string> {
  switch (asked) {
    case SUMMARIZE_COMPETITOR: {
      const rivals = await lookUp(outlet, 'Reading your top competitor', () => findRivals(ctx))
      outlet.show({ kind: 'links', domain: null, urls: rivals.map(({ url }) => url) })
      return `${FROM_STORED}\n\n${describeRivals(rivals, ctx.question.mainKeyword)}`
    }
    case SUGGEST_PAGES: {
      const pages = await lookUp(outlet, 'Looking for similar pages of your site', () =>
        findSimilarPages(ctx),
      )
      outlet.show({ kind: 'links', domain: null, urls: pages.map(({ url }) => url) })
      return describePages(pages)
    }
    default:
      return NO_MODEL
  }
}

async function lookUp<Sought>(outlet: Outlet, text: string, work: () => Promise<Sought>): Promise<Sought> {
  const told = { id: 0, text }
  outlet.tellTool({ ...told, state: 'running' })
  try {
    const found = await work()
    outlet.tellTool({ ...told, state: 'done' })
    return found
  } catch (error) {
    outlet.tellTool({ ...told, state: 'failed' })
    throw error
  }
}
