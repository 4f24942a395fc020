import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { z } from 'zod'
import type { Brief, EvidenceCard, Research, SourcePage } from '#features/writing/contract.ts'
import {
  writeSection,
  type AgentContext,
  type PlanMaterial,
  joinFindings,
  planReading,
  readPages,
} from '#features/writing/server/agents/index.ts'
import { connectModel } from '#integrations/model/ask-model.ts'
import { MODEL_LIMITS, type Model, type ModelRequest } from '#integrations/model/index.ts'
import { compatible } from '#integrations/model/openai-compatible.ts'
import { createOutbound, type Outbound } from '#platform/server/outbound/outbound.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { SANDBOX_KEYS, startSandbox, type Sandbox } from '../../../sandbox/start-sandbox.ts'
import { BOOT_PAGES } from './boot-pages.ts'

interface AgentOptions {
  language?: string
  modelId?: string
  signal?: AbortSignal
}

/** A sandbox for the tests of a file, and agents that call its model by the product's adapter. */
export function openAgentWorld() {
  let sandbox: Sandbox
  let outbound: Outbound
  let control: ReturnType<typeof createControlClient>
  beforeAll(async () => {
    sandbox = await startSandbox()
    control = createControlClient(sandbox.controlUrl)
    outbound = createOutbound({ allowedOrigins: Object.values(sandbox.services) })
  })
  beforeEach(() => control.order('/reset'))
  afterAll(async () => {
    await outbound.close()
    await sandbox.stop()
  })
  return {
    fail: (kind: string, more: object = {}) => control.order('/faults', { service: 'model', kind, ...more }),
    mend: () => control.order('/clear-faults'),
    countCalls: async () => (await control.listCalls('model')).length,
    open(options: AgentOptions = {}): AgentContext {
      const { language = 'en', modelId = 'sandbox-writer', signal = new AbortController().signal } = options
      const model = connectModel(compatible, {
        baseUrl: `${sandbox.services.model}/v1`,
        apiKey: SANDBOX_KEYS.model.key,
        modelId,
        price: null,
        fetch: outbound.fetchWithin(MODEL_LIMITS),
      })
      return {
        model,
        language,
        signal,
        nonce: 'n0nce',
        guide: { mainKeyword: 'hiking boots', about: '', styleGuide: '', hub: '' },
      }
    },
  }
}

/** The same agents; lengths of all that they are asked from now on are kept in a list. */
export function measureCalls(ctx: AgentContext): { ctx: AgentContext; lengths: number[] } {
  const { model } = ctx
  const lengths: number[] = []
  const measure = ({ messages }: ModelRequest) =>
    lengths.push(messages.map(({ content }) => content).join('').length)
  const measured: Model = {
    ...model,
    generateText: (request) => {
      measure(request)
      return model.generateText(request)
    },
    generateObject: <T extends z.ZodType>(request: ModelRequest & { schema: T }) => {
      measure(request)
      return model.generateObject(request)
    },
  }
  return { ctx: { ...ctx, model: measured }, lengths }
}

export const OWN_PAGE = { url: 'https://shop.example/boots', title: 'Hiking boots' }

export function pagesIn(language: string): SourcePage[] {
  const { headings, texts, keyword } = caseIn(language)
  return texts.map((text, place) => ({
    url: `https://rival-${place + 1}.example/boots`,
    position: place + 1,
    title: keyword,
    language,
    date: place === 0 ? '2031-05-01' : null,
    headings: headings.map((heading) => ({ level: 2, text: heading })),
    text,
    wordCount: 60,
  }))
}

export function caseIn(language: string) {
  const found = BOOT_PAGES[language]
  if (found === undefined) throw new Error(`There are no pages in ${language}.`)
  return found
}

export function materialIn(language: string): PlanMaterial {
  const { keyword } = caseIn(language)
  return {
    title: keyword,
    mainKeyword: keyword,
    keywords: [{ keyword, volume: 900 }],
    kind: { type: 'article', intent: 'informational', funnel: 'top' },
    pages: pagesIn(language),
    extracted: null,
    ownPages: [OWN_PAGE, { url: 'https://shop.example/tents', title: 'Tents' }],
    rivals: ['tents'],
    prompt: null,
  }
}

export function ofSection(cards: EvidenceCard[], at: number): EvidenceCard[] {
  return cards.filter(({ section }) => section === at)
}

/** All that pages have to say about a brief. */
export async function findEvidence(
  ctx: AgentContext,
  { brief, pages, startAt }: { brief: Brief; pages: readonly SourcePage[]; startAt?: number },
): Promise<Research> {
  const found = []
  for (const reading of planReading({ brief, pages, language: ctx.language }))
    found.push(await readPages(ctx, { brief, reading }))
  return joinFindings(found, { brief, startAt })
}

/** All sections of a brief, one after the other. */
export async function writeSections(
  ctx: AgentContext,
  brief: Brief,
  cards: EvidenceCard[],
): Promise<string[]> {
  const sections: string[] = []
  for (const at of brief.outline.keys()) {
    const material = { brief, at, cards: ofSection(cards, at), usedClaims: [] }
    sections.push(await writeSection(ctx, { ...material, previousTail: sections.at(-1)?.slice(-300) ?? '' }))
  }
  return sections
}

export const PLAN: Brief = {
  title: 'Hiking boots',
  description: 'What to know.',
  slug: 'hiking-boots',
  angle: 'With sources.',
  audience: 'Hikers',
  words: { least: 400, most: 800 },
  outline: ['Leather boots and their care', 'How boots fit'].map((heading) => ({
    heading,
    points: [],
    terms: ['leather', 'fit', 'soles', 'care'],
    questions: [],
    words: 150,
  })),
  terms: ['boots'],
  faqs: ['How long do leather boots last?'],
  links: [{ url: OWN_PAGE.url, anchor: OWN_PAGE.title }],
  gaps: [],
}
export const CARD: EvidenceCard = {
  id: 'E3',
  section: 0,
  kind: 'stat',
  quote: 'Leather boots last 800 kilometres before the sole goes.',
  paraphrase: 'Leather boots last 800 kilometres before the sole goes.',
  url: 'https://rival-1.example/boots',
  date: null,
}
/** The material of a first section. */
export const FIRST_SECTION = { brief: PLAN, at: 0, cards: [CARD], previousTail: '', usedClaims: [] }
