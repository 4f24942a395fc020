import { findAgentText, readText } from '#features/articles/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { Brief, Research, SourcePage } from '../../../contract.ts'
import { listStruck, readBrief, readKeptIds } from '../../../evidence/index.ts'
import { findOwnWords } from '../../composing/index.ts'
import { findResearch } from '../../material/research-rows.ts'
import { readSources } from '../../sources/read-sources.ts'
import type { Writing, WritingContext } from './open-writing.ts'

interface PlannedArticle {
  brief: Brief
  /** Without the cards that a person has taken out of the research or struck out. */
  research: Research
  pages: SourcePage[]
  draft: string
  /** The part of the draft that people have written. */
  ownWords: string
}

/** What the earlier steps have left for the writer and the editor, with what people have changed in it since. */
export async function readPlannedArticle(
  { database }: WritingContext,
  { plan, articleId }: Writing,
): Promise<PlannedArticle> {
  return database.transaction().execute(async (open) => {
    const read = async (section: 'description' | 'research' | 'draft') =>
      (await readText({ database: open }, { plan, articleId, section })).text
    const brief = readBrief(await read('description'))
    if (brief === null)
      throw new Invalid('The brief has no sections to write. Add headings to it, or let it be made again.')
    const row = await findResearch({ database: open }, { plan, articleId })
    if (row === null || row.research === null)
      throw new Invalid('There is no research to write from. Start the writing again from the research.')
    const kept = new Set(readKeptIds(await read('research')))
    const struck = new Set(listStruck(row.research.cards, row.struck))
    const cards = row.research.cards.filter(({ id }) => kept.has(id) && !struck.has(id))
    const pages = await readSources({ database: open }, { plan, urls: row.sources })
    const draft = await read('draft')
    const agentText = await findAgentText(
      { database: open },
      { plan, articleId, section: 'draft', agent: 'draft' },
    )
    const ownWords = findOwnWords(draft, { agentText, language: plan.language })
    return { brief, research: { ...row.research, cards }, pages, draft, ownWords }
  })
}
