import { expect, test } from 'vitest'
import { settleEvidence, verifyCards } from '../../evidence/index.ts'
import { planBrief, planImages, writeEnds } from './index.ts'
import {
  findEvidence,
  CARD,
  materialIn,
  openAgentWorld,
  OWN_PAGE,
  pagesIn,
  PLAN,
  writeSections,
} from '#tests/support/writing/agent-world.ts'

const world = openAgentWorld()

const SEEDS = Array.from({ length: 8 }, (_, place) => `hiking boots ${String.fromCodePoint(97 + place)}`)

test('a model that lies gets no figure, address, code or page of its own into briefs, meta and images', async () => {
  const ctx = world.open({ modelId: 'sandbox-liar' })
  for (const title of SEEDS) {
    const brief = await planBrief(ctx, { ...materialIn('en'), title })
    const ends = await writeEnds(ctx, { brief, markdown: `## Fit\n\n${title} fit well.`, cards: [CARD] })
    const images = await planImages(ctx, { brief, markdown: `## Fit\n\n${title} fit well.` })
    const said = JSON.stringify({ brief, images, title: ends.title, description: ends.description })
    expect(said).not.toMatch(/liar|7313|CANARY|evil|<script|\]\(|\[\[/)
    expect(ends.lead + JSON.stringify(ends.faqs)).not.toMatch(/liar\.example|<script|\]\(/)
    expect(brief.links.map(({ url }) => url)).toEqual([OWN_PAGE.url])
  }
})

const LIES = /liar|7313|CANARY|evil\.example|Falschberg|<script|onerror|\[\[E9\d\d/g

test('of 200 lies and more in cards and sections, none is left after the checks of evidence', async () => {
  const ctx = world.open({ modelId: 'sandbox-liar' })
  const pages = pagesIn('en')
  const found = await findEvidence(ctx, { brief: PLAN, pages })
  const told = found.cards.filter(({ quote, paraphrase }) => /7313|liar/.test(quote + paraphrase)).length
  const { kept } = verifyCards(found.cards, { pages, outlineLength: PLAN.outline.length, language: 'en' })
  expect(JSON.stringify(kept)).not.toMatch(LIES)
  let lies = told
  for (const seed of Array.from({ length: 20 }, (_, place) => place)) {
    const brief = { ...PLAN, title: `Hiking boots, part ${seed}` }
    const written = (await writeSections(ctx, brief, kept)).join('\n\n')
    lies += written.match(LIES)?.length ?? 0
    const settling = { cards: kept, ownDomain: 'shop.example', language: 'en' }
    const { markdown } = settleEvidence(written, settling)
    expect(markdown.match(LIES)).toBeNull()
    expect(markdown).toContain('](https://rival-1.example/boots "E')
  }
  expect(lies).toBeGreaterThan(200)
})
