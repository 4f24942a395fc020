import { describe, expect, test } from 'vitest'
import type { SourcePage } from '../../contract.ts'
import { planBrief, planImages, rewriteSection, writeEnds, writeSection, type AgentContext } from './index.ts'
import { splitSentences, splitWords } from '../../text/index.ts'
import { itemAt } from '#platform/items.ts'
import {
  findEvidence,
  CARD,
  caseIn,
  FIRST_SECTION,
  materialIn,
  ofSection,
  openAgentWorld,
  OWN_PAGE,
  pagesIn,
  PLAN,
  writeSections,
} from '#tests/support/writing/agent-world.ts'
import { BOOT_PAGES } from '#tests/support/writing/boot-pages.ts'

const world = openAgentWorld()

async function writeArticle(ctx: AgentContext) {
  const brief = await planBrief(ctx, materialIn(ctx.language))
  const research = await findEvidence(ctx, { brief, pages: pagesIn(ctx.language) })
  const sections = await writeSections(ctx, brief, research.cards)
  const markdown = sections.join('\n\n')
  const ends = await writeEnds(ctx, { brief, markdown, cards: research.cards })
  return { brief, research, sections, ends, images: await planImages(ctx, { brief, markdown }) }
}

describe.each(Object.keys(BOOT_PAGES))('an article in %s', (language) => {
  test('is planned, researched, written and finished from its pages alone', async () => {
    const { brief, research, sections, ends, images } = await writeArticle(world.open({ language }))
    expect(brief.outline.map(({ heading }) => heading)).toEqual(caseIn(language).headings)
    expect(Math.max(brief.title.length - 60, brief.description.length - 155)).toBeLessThanOrEqual(0)
    const texts = new Map(pagesIn(language).map(({ url, text }) => [url, text]))
    expect(research.cards.length).toBeGreaterThan(3)
    expect(research.cards.filter(({ url, quote }) => texts.get(url)?.includes(quote) !== true)).toEqual([])
    expect(research.cards.map(({ id }) => id)).toEqual(research.cards.map((_, place) => `E${place + 1}`))
    for (const [at, section] of sections.entries()) {
      expect(section.startsWith(`## ${itemAt(brief.outline, at).heading}\n\n`)).toBe(true)
      const known = ofSection(research.cards, at).map(({ id }) => id)
      expect([...section.matchAll(/\[\[(E\d+)\]\]/g)].map(([, id]) => id).toSorted()).toEqual(known)
      expect(splitWords(section, language).length).toBeGreaterThan(75)
      expect(splitWords(section, language).length).toBeLessThan(250)
    }
    const sentences = splitSentences(sections.join('\n'), language).map(({ text }) => text)
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(
      sentences.filter(
        (one) => /\d/.test(one.replaceAll(/\[\[E\d+\]\]|rival-\d/g, '')) && !one.includes('[['),
      ),
    ).toEqual([])
    expect(ends.lead).toMatch(/demo|Demo|デモ|تجريبي/)
    expect(images.map(({ afterHeading }) => afterHeading)).toEqual([
      caseIn(language).headings[0],
      caseIn(language).headings[2],
    ])
    expect(JSON.stringify({ brief, research, sections, ends, images })).not.toMatch(/CANARY|evil\.example/)
  })
})

test('the same material is answered with the same text', async () => {
  const [one, other] = [world.open(), world.open()]
  expect(await planBrief(one, materialIn('en'))).toEqual(await planBrief(other, materialIn('en')))
  expect(await writeSection(one, FIRST_SECTION)).toBe(await writeSection(other, FIRST_SECTION))
})

test('a brief links to the given pages of the own website alone', async () => {
  const { links } = await planBrief(world.open(), materialIn('en'))
  expect(links).toEqual([{ url: OWN_PAGE.url, anchor: OWN_PAGE.title }])
})

test('research that finds nothing is a failure, and what no page says is named', async () => {
  const [page] = pagesIn('en')
  const empty = { ...itemAt(pagesIn('en'), 0), text: 'Nothing to see here today.' }
  const search = (pages: SourcePage[]) => findEvidence(world.open(), { brief: PLAN, pages })
  for (const pages of [[], [empty], [{ ...empty, text: '' }]])
    await expect(search(pages)).rejects.toMatchObject({ kind: 'bad_response', reason: 'empty' })
  const asked = {
    ...PLAN,
    outline: [...PLAN.outline, { ...itemAt(PLAN.outline, 0), heading: 'Zelte', terms: [] }],
  }
  const found = await findEvidence(world.open(), { brief: asked, pages: page === undefined ? [] : [page] })
  expect(found.missing).toEqual(['Zelte'])
})

test('pieces of a section arrive in order', async () => {
  let heard = ''
  const onText = (piece: string) => void (heard += piece)
  const text = await writeSection(world.open(), { ...FIRST_SECTION, onText })
  expect(heard.trim()).toBe(text)
})

test('the editor takes out what no card backs, and keeps the rest word for word', async () => {
  const text = await writeSection(world.open(), FIRST_SECTION)
  const bad = `${text} Of 4,713 hikers all agree. It is [cheap](https://liar.example/a) [[E77]].\n\n${text.split('\n\n')[1] ?? ''}`
  const problems = ['A sentence is repeated.', 'Figures have no source.']
  const mended = await rewriteSection(world.open(), {
    brief: PLAN,
    at: 0,
    text: bad,
    problems,
    cards: [CARD],
  })
  expect(mended).not.toMatch(/4,713|liar|E77/)
  expect(mended.startsWith(text)).toBe(true)
  expect(mended.split('800 kilometres')).toHaveLength(2)
})

test('the editor adds a term that is missing', async () => {
  const text = (await writeSection(world.open(), FIRST_SECTION)).replaceAll('soles', 'laces')
  const problems = ['missing term: soles']
  const material = { brief: PLAN, at: 0, text, problems, cards: [CARD] }
  expect((await rewriteSection(world.open(), material)).split(/\bsoles\b/)).toHaveLength(2)
})
