import type { Brief, SourcePage } from '../../../contract.ts'
import { isOrder } from '../../../extracting/index.ts'
import { choosePassages } from '../material/choose-passages.ts'
import { cutToTokens } from '../material/count-tokens.ts'
import { describeAgent, guideBlocks, type Prompt, type PromptContext } from './agent-rules.ts'
import { dataBlock, joinBlocks } from './data-blocks.ts'

/** What a brief is made of. */
export interface PlanMaterial {
  title: string
  mainKeyword: string
  keywords: readonly { keyword: string; volume: number | null }[]
  /** Of the cluster; '' where it is not known. */
  kind: { type: string; intent: string; funnel: string }
  pages: readonly SourcePage[]
  /** The brief that was made without a model, as a start. */
  extracted: Brief | null
  /** Pages of the own website that the article may link to. */
  ownPages: readonly { url: string; title: string }[]
  /** Titles of clusters that this article must leave room for. */
  rivals: readonly string[]
  /** What a person asked for. */
  prompt: string | null
}

const KEYWORDS_SHOWN = 60
const HEADINGS_SHOWN = 40
const LONGEST_HEADING = 160
export const OWN_PAGES_SHOWN = 40
const RIVALS_SHOWN = 30
const LONGEST_REQUEST = 4_000

const TASK = `Plan the article that answers the cluster of keywords better than the pages that rank for it.
- title: at most 60 characters, with the main keyword, as a person would say it. description: at most 155 characters, for
  the search results. slug: a few words joined by hyphens, those of the main keyword among them.
- angle: one sentence, what this article does that the ranking pages do not. audience: one sentence, who searches for this
  and what they know already.
- least, most: the length of the article in words, by the ranking pages and by what the searcher needs.
- sections: 3 to 10, in the order of reading. heading: short, not numbered. points: what the section says, a sentence each,
  without figures. terms: words of the subject that belong there. questions: what readers ask about it. words: its length.
  No section for an introduction, a summary or frequently asked questions: these are written in the end.
- terms: words of the subject that the article should use. faqs: up to 6 questions that searchers ask and no section
  answers. gaps: what the ranking pages leave out, a sentence each.
- links: up to 6 pages of the own website that help the reader, by their ids, each with the words that are linked.
Take what several ranking pages share, and what the cluster asks for; copy no sentence. Keep to the cluster: what the
competing clusters are about gets its own article. The first draft was made by counting: improve it. Write no addresses.
The wishes of the blocks "request" and "style guide" count.`

/** The planner's texts; pages get so many tokens in all. */
export function planPrompt(context: PromptContext, material: PlanMaterial, tokens: number): Prompt {
  const { nonce, guide } = context
  const { title, mainKeyword, keywords, kind, pages, extracted, ownPages, rivals, prompt } = material
  const block = (name: string, value: unknown) =>
    dataBlock({ nonce, name, text: typeof value === 'string' ? value : JSON.stringify(value) })
  const own = ownPages
    .slice(0, OWN_PAGES_SHOWN)
    .map((page, place) => ({ id: ownPageId(place), title: shorten(page.title), url: page.url }))
  const words = [mainKeyword, title, ...keywords.slice(0, KEYWORDS_SHOWN).map(({ keyword }) => keyword)]
  return {
    system: describeAgent('planner', context, TASK),
    prompt: joinBlocks([
      block('cluster', { title, mainKeyword, ...kind, keywords: keywords.slice(0, KEYWORDS_SHOWN) }),
      prompt === null ? null : block('request', prompt.slice(0, LONGEST_REQUEST)),
      ...guideBlocks(guide, nonce),
      rivals.length === 0 ? null : block('competing clusters', rivals.slice(0, RIVALS_SHOWN).map(shorten)),
      own.length === 0 ? null : block('own pages', own),
      extracted === null ? null : block('first draft', extracted),
      ...pages.map((page, place) =>
        block(`page ${place + 1}`, describePage(page, { words, tokens: tokens / pages.length, ...context })),
      ),
    ]),
  }
}

/** The id of a page of the own website in the prompt. */
export function ownPageId(place: number): string {
  return `O${place + 1}`
}

/** A third of the room at most is for the headings. */
function describePage(
  { title, headings, text, language }: SourcePage,
  room: { words: readonly string[]; tokens: number; language: string },
): string {
  const outline = headings
    .filter((heading) => !isOrder(heading.text))
    .slice(0, HEADINGS_SHOWN)
    .map((heading) => `${'#'.repeat(heading.level)} ${shorten(heading.text)}`)
  const passages = choosePassages({
    text,
    about: room.words,
    language: language ?? room.language,
    tokens: Math.floor((room.tokens * 2) / 3),
  })
  return [
    `Title: ${isOrder(title) ? '' : shorten(title)}`,
    'Headings:',
    cutToTokens(outline.join('\n'), Math.floor(room.tokens / 3)),
    'Text:',
    passages,
  ].join('\n')
}

function shorten(text: string): string {
  return text.slice(0, LONGEST_HEADING)
}
