import { describe, expect, it } from 'vitest'
import { scriptModel, type Script } from '#tests/support/writing/scripted-model.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { Brief, EvidenceCard, SourcePage } from '../../contract.ts'
import { composeDraft, composeFinal, composeResearch, type Composer } from './index.ts'

const [BOOTS, SOLES] = ['https://boots.example/life', 'https://soles.example/price']
const PAGES: SourcePage[] = [
  pageOf(BOOTS, 'Leather hiking boots last about 1,500 kilometres before the sole is worn.'),
  pageOf(SOLES, 'A new sole costs 80 euros at most cobblers and takes 2 weeks.'),
]
const BRIEF: Brief = {
  title: 'How long hiking boots last',
  description: 'When hiking boots are worn, and what a new sole costs.',
  slug: 'hiking-boots-life',
  angle: '',
  audience: '',
  words: { least: 300, most: 600 },
  outline: ['How long boots last', 'What a new sole costs'].map((heading) => ({
    heading,
    points: ['hiking boots sole'],
    terms: [],
    questions: [],
    words: 30,
  })),
  terms: [],
  faqs: ['Can boots be resoled?'],
  links: [],
  gaps: [],
}
const CARDS = PAGES.map(({ url, text }, section): EvidenceCard => ({
  id: `E${section + 1}`,
  section,
  kind: 'stat',
  quote: text,
  paraphrase: '',
  url,
  date: null,
}))
const RESEARCH = { cards: CARDS, contradictions: [], missing: [] }
const LIFE =
  'Good care pays off for everybody who walks a lot, because leather that is clean stays soft. The sole is worn after 1,500 kilometres [[E1]].'
const PRICE =
  'Ask a cobbler early in the year, since many of them have more to do in autumn. A new sole costs 80 euros [[E2]].'
const ENDS = {
  lead: 'Boots of leather last long, and a new sole makes them last longer.',
  faqs: [{ question: 'Q1', answer: 'Most of them can, by a cobbler.' }],
  title: 'How long hiking boots last',
  description: 'When hiking boots are worn.',
}

describe('Research', () => {
  const lie = 'Leather hiking boots last about 9,900 kilometres before the sole is worn.'
  const [truth = '', sole = ''] = PAGES.map(({ text }) => text)

  it('keeps the cards whose quotes stand on their pages', async () => {
    const { composer } = open({ researcher: () => foundOf(lie, truth) })
    const { research, dropped } = await composeResearch(composer, { brief: BRIEF, pages: PAGES })
    expect(research.cards).toMatchObject([{ quote: truth, url: BOOTS }])
    expect(dropped).toBe(1)
  })

  it('leaves out pages that the provider refuses to read, and is refused when it refuses all', async () => {
    // Two of them are read in one call.
    const long = PAGES.map((page) => ({ ...page, text: `${page.text}\n`.repeat(300) }))
    const pages = long.flatMap((page, place) =>
      place === 0 ? [page, { ...page, url: `${page.url}/2` }] : [page],
    )
    const { composer } = open({
      researcher: (prompt) => (prompt.includes('page P1') ? refuse() : foundOf(sole)),
    })
    const { research } = await composeResearch(composer, { brief: BRIEF, pages })
    expect(research.cards).toMatchObject([{ url: SOLES }])
    await expect(
      composeResearch(open({ researcher: refuse }).composer, { brief: BRIEF, pages }),
    ).rejects.toThrow('refuses to answer')
  })

  it('fails when nothing that the model has found stands on a page', async () => {
    const { composer } = open({ researcher: () => foundOf(lie) })
    await expect(composeResearch(composer, { brief: BRIEF, pages: PAGES })).rejects.toThrow(/No evidence/)
  })
})

describe('A draft', () => {
  const writeBoth: Script = { writer: (prompt) => (/"number":1\b/.test(prompt) ? LIFE : PRICE) }

  it('has numbered links in place of markers, and neither unknown ids nor foreign links', async () => {
    const lies = `${LIFE} So they say [[E9]]. See [this](https://evil.example/) for more of it.`
    const { composer } = open({ writer: (prompt) => (/"number":1\b/.test(prompt) ? lies : PRICE) })
    const { markdown, removed } = await composeDraft(composer, { brief: BRIEF, research: RESEARCH })
    expect(markdown).toContain(`[[1]](${BOOTS} "E1")`)
    expect(markdown).toContain(`[[2]](${SOLES} "E2")`)
    expect(markdown).not.toMatch(/evil|E9/)
    expect(removed).toMatchObject({ citations: 1, links: 1 })
  })

  it('leaves out the sections from which on the budget is nearly spent', async () => {
    const { composer, asked } = open(writeBoth)
    const isNearlySpent = () => asked.length > 0
    const draft = await composeDraft({ ...composer, isNearlySpent }, { brief: BRIEF, research: RESEARCH })
    expect(draft.leftOut).toEqual(['What a new sole costs'])
    expect(draft.markdown).not.toContain('What a new sole costs')
  })

  it('of sections with too much markup together fails as an answer does, and is asked for again', async () => {
    const marks = ' *a*'.repeat(600)
    const remembered = new Map<string, unknown>()
    const { composer } = open(
      { writer: (prompt) => (/"number":1\b/.test(prompt) ? LIFE : PRICE) + marks },
      remembered,
    )
    await expect(composeDraft(composer, { brief: BRIEF, research: RESEARCH })).rejects.toMatchObject({
      message: 'The model answered with more markup than can be read.',
      isPassing: true,
    })
    expect(remembered.size).toBe(0)
  })

  it('goes on behind the sections that are remembered, and writes again what has other evidence', async () => {
    const remembered = new Map<string, unknown>()
    await composeDraft(open(writeBoth, remembered).composer, { brief: BRIEF, research: RESEARCH })
    const resumed = open({}, remembered)
    await composeDraft(resumed.composer, { brief: BRIEF, research: RESEARCH })
    expect(resumed.asked).toEqual([])
    const changed = open(writeBoth, remembered)
    const cards = CARDS.map((card) =>
      card.id === 'E2' ? { ...card, paraphrase: 'It costs 80 euros.' } : card,
    )
    await composeDraft(changed.composer, { brief: BRIEF, research: { ...RESEARCH, cards } })
    expect(changed.asked).toEqual(['writer'])
  })
})

describe('A final draft', () => {
  const good = draftOf(LIFE, PRICE)
  const bad = draftOf(LIFE, `${PRICE} It takes 9 weeks [[E2]]. Half of all walkers pay 300 euros.`)

  it('has a lead, the sections and the answers, and asks no editor when nothing is wrong', async () => {
    const { final, asked } = await finish({}, good)
    expect(asked).toEqual(['finisher'])
    const order = [
      ENDS.lead,
      '## How long boots last',
      '## What a new sole costs',
      '### Can boots be resoled?',
    ]
    const places = order.map((part) => final.markdown.indexOf(part))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it.each([
    ['mends nothing', `${PRICE} It takes 7 weeks [[E2]]. Half of all walkers pay 400 euros.`],
    ['brings in a foreign link', `${PRICE} See https://evil.example/ for all of it.`],
  ])('has nothing that no card backs when the rewrite %s', async (_, rewrite) => {
    const { final } = await finish({ editor: () => rewrite }, bad)
    expect(final.markdown).not.toMatch(/9 weeks|7 weeks|300|400|evil/)
    expect(final.markdown).toContain('A new sole costs 80 euros')
  })

  it('takes a rewrite only when it mends more than it breaks', async () => {
    const short = draftOf(LIFE, 'Ask a cobbler early.')
    expect((await finish({ editor: () => PRICE }, short)).final.rewritten).toBe(1)
    const endless = `${'Ask a cobbler early and then ask again, '.repeat(6)}and wait.`
    const { final } = await finish({ editor: () => endless }, short)
    expect(final.rewritten).toBe(0)
    expect(final.markdown).not.toContain('ask again')
  })

  it('takes no rewrite with which the article has too much markup', async () => {
    const marked = draftOf(`${LIFE} ${'*a* '.repeat(600)}`, 'Ask a cobbler early.')
    const { final, asked } = await finish({ editor: () => `${PRICE} ${'*b* '.repeat(600)}` }, marked)
    expect(asked).toContain('editor')
    expect(final.markdown).not.toContain('*b*')
  })

  it('with too much markup of a person is refused with a sentence', async () => {
    await expect(finish({}, draftOf(LIFE, '*a_ '.repeat(2_000)))).rejects.toThrow(
      /^The text has too much markup to be read/,
    )
  })

  it('says nothing twice, not even in its answers', async () => {
    const again = {
      ...ENDS,
      faqs: [{ question: 'Q1', answer: 'For a new sole, 80 euros is what it costs [[E2]].' }],
    }
    const { final } = await finish({ finisher: () => again }, good)
    expect(final.markdown.match(/80 euros/g)).toHaveLength(1)
    expect(final.markdown).not.toContain('Can boots be resoled?')
    expect(final.removed.repeated).toBe(1)
  })

  it('has few words of the ranking pages in a row', async () => {
    const [life = '', price = ''] = PAGES.map(({ text }, at) => `${text.replace(/\.$/, '')} [[E${at + 1}]].`)
    const draft = draftOf(`${LIFE} ${life}`, `${PRICE} ${price}`)
    const { final } = await finish({ editor: () => `${PRICE} ${price}` }, draft)
    expect(final.markdown).not.toContain('Leather hiking boots last about')
    expect(final.markdown).toContain('at most cobblers and takes 2 weeks')
    expect(final.removed.copied).toBe(1)
  })

  it('keeps the lead and the section that a person has written', async () => {
    const lead = 'My own lead, written by hand.'
    const own = '## My own section\n\nI have walked in them for as long as I can think.'
    const { final } = await finish({ editor: () => PRICE }, `${lead}\n\n${good}\n\n${own}\n`)
    expect(final.markdown).toContain(lead)
    expect(final.markdown).toContain(own)
    expect(final.markdown).not.toContain(ENDS.lead)
  })

  it('asks only for lead and title when the budget is nearly spent', async () => {
    const { final, asked } = await finish({}, bad, { isNearlySpent: () => true })
    expect(asked).toEqual(['finisher'])
    expect(final.markdown).toContain(ENDS.lead)
    expect(final.markdown).not.toMatch(/9 weeks|300/)
  })
})

function open(script: Script, remembered = new Map<string, unknown>()) {
  const { model, asked } = scriptModel(script)
  const guide = { mainKeyword: 'hiking boots', about: '', styleGuide: '', hub: '' }
  const composer: Composer = {
    language: 'en',
    ownDomain: null,
    isNearlySpent: () => false,
    ask: () => ({ model, language: 'en', signal: AbortSignal.timeout(60_000), nonce: 'a1b2c3', guide }),
    async recall({ name, input, shape }, make) {
      const key = JSON.stringify([name, input])
      if (!remembered.has(key)) remembered.set(key, await make())
      return shape.parse(remembered.get(key))
    },
    async forget(names) {
      for (const key of remembered.keys())
        if (names.some((name) => key.startsWith(JSON.stringify([name]).slice(0, -1)))) remembered.delete(key)
    },
  }
  return { asked, composer }
}

function draftOf(life: string, price: string): string {
  return `## How long boots last\n\n${life}\n\n## What a new sole costs\n\n${price}\n`
    .replaceAll('[[E1]]', `[[1]](${BOOTS} "E1")`)
    .replaceAll('[[E2]]', `[[2]](${SOLES} "E2")`)
}

function pageOf(url: string, text: string): SourcePage {
  return { url, position: 1, title: text, language: 'en', date: null, headings: [], text, wordCount: 12 }
}

function foundOf(...quotes: string[]) {
  return {
    cards: quotes.map((quote) => ({
      section: 'S1',
      page: quote === PAGES[1]?.text ? 'P3' : 'P1',
      kind: 'stat',
      quote,
      paraphrase: 'They last.',
    })),
    contradictions: [],
  }
}

async function finish(script: Script, markdown: string, more: Partial<Composer> = {}) {
  const { composer, asked } = open({ finisher: () => ENDS, ...script })
  const material = { brief: BRIEF, research: RESEARCH, pages: PAGES, markdown }
  return { final: await composeFinal({ ...composer, ...more }, material), asked }
}

function refuse(): never {
  throw new AdapterError('invalid', 'The model refuses to answer this.', { reason: 'refused' })
}
