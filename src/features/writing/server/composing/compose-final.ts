import { z } from 'zod'
import type { Brief, Research, SourcePage } from '../../contract.ts'
import { citeEvidence, lintArticle, TooComplex, type Problem } from '../../evidence/index.ts'
import { makeProfile } from '../../score/index.ts'
import { readGuide } from '../../style/index.ts'
import { writeEnds, rewriteSection, type Ends } from '../agents/index.ts'
import {
  addRemoved,
  cleanAnswer,
  cleanText,
  NOTHING_REMOVED,
  showMarkers,
  type Removed,
} from './clean-text.ts'
import type { Composer } from './composer.ts'
import { unlessSpent, withinCap } from './compose-draft.ts'
import { addEnds } from './add-ends.ts'
import { dropCopies, dropDuplicates } from './drop-repeated.ts'
import { cardsOf, fitBrief, hasText, joinSections, splitSections, type ArticleSection } from './sections.ts'

/** How often the editor looks at a section at most. */
const PASSES = 2

interface Final {
  markdown: string
  title: string
  description: string
  removed: Removed
  /** Sections that the editor has changed. */
  rewritten: number
  /** Whether the budget of the run was nearly spent, so that not all was done. */
  isShortened: boolean
}

interface FinalMaterial {
  brief: Brief
  research: Research
  /** The pages that rank: the article must not say too much in their words. */
  pages: readonly SourcePage[]
  /** The draft. */
  markdown: string
  /** The part of it that people have written. */
  ownWords?: string
}

/**
 * Edits a draft: rules find what is wrong, the editor rewrites only the sections with problems, and a rewrite is kept
 * only when it makes no problem worse. Lead, questions and title come last.
 */
export async function composeFinal(composer: Composer, material: FinalMaterial): Promise<Final> {
  const { cards } = material.research
  const drafted = splitSections(material.markdown)
  const brief = fitBrief(
    material.brief,
    drafted.flatMap(({ heading }) => (heading === null ? [] : [heading])),
  )
  const { language, ownDomain } = composer
  const cleaning = { cards, brief, language, ownDomain, ownWords: material.ownWords ?? '' }
  const first = cleanText(material.markdown, cleaning)
  const edited = await editSections(composer, { ...material, brief, markdown: first.markdown })
  const kept = edited.sections.filter((section) => section.heading === null || hasText(section.markdown))
  const body = joinSections(kept)
  // This finishes the article: the last part of the budget is for it.
  const ends = await withinCap(() =>
    composer.recall({ name: 'ends', input: { brief, body, cards }, shape: endsShape }, () =>
      writeEnds(composer.ask('editor', 'ends'), { brief, markdown: body, cards }),
    ),
  )
  const ended = addEnds(body, { brief, ends, language: composer.language })
  const whole = await cleanAnswer(ended, cleaning, () => composer.forget?.(['ends']))
  const own = dropRepeated(whole.markdown, { ...material, language: composer.language })
  return {
    markdown: own.markdown,
    title: ends?.title ?? brief.title,
    description: ends?.description ?? brief.description,
    removed: [edited.removed, whole.removed, own.removed].reduce(addRemoved, first.removed),
    rewritten: edited.rewritten,
    isShortened: edited.isShortened || ends === null,
  }
}

interface Repeating extends Pick<FinalMaterial, 'brief' | 'research' | 'pages'> {
  language: string
}

/** Leaves out what was said before, and what the ranking pages say in the same words. */
function dropRepeated(
  markdown: string,
  { brief, research: { cards }, pages, language }: Repeating,
): { markdown: string; removed: Removed } {
  const once = dropDuplicates(markdown, language)
  const profile = makeProfile({ pages: [...pages], keywords: [], mainKeyword: brief.title, language })
  const own = dropCopies(once.markdown, { cards, profile })
  return {
    // Numbers count URLs in the order in which they appear, also after some are gone.
    markdown: citeEvidence(own.markdown, cards).markdown,
    removed: { ...NOTHING_REMOVED, repeated: once.removed.length, copied: own.removed.length },
  }
}

const endsShape: z.ZodType<Ends> = z.object({
  lead: z.string(),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
  title: z.string(),
  description: z.string(),
})

interface Edited {
  sections: ArticleSection[]
  removed: Removed
  rewritten: number
  isShortened: boolean
}

async function editSections(composer: Composer, material: FinalMaterial): Promise<Edited> {
  const edited: Edited = {
    sections: splitSections(material.markdown),
    removed: NOTHING_REMOVED,
    rewritten: 0,
    isShortened: false,
  }
  const total = edited.sections.length
  const planned = edited.sections.flatMap(({ heading }, place) => (heading === null ? [] : [place]))
  for (const [at, place] of planned.entries()) {
    composer.onProgress?.({ done: place, total })
    for (let pass = 1; pass <= PASSES; pass++) {
      const problems = lint(composer, material, edited.sections, at)
      if (problems.length === 0) break
      const better = await unlessSpent(composer, true, () =>
        rewrite(composer, material, { sections: edited.sections, at, place, pass, problems }),
      )
      if (better === null) edited.isShortened = true
      if (better === null || better.section === null) break
      edited.sections[place] = better.section
      edited.removed = addRemoved(edited.removed, better.removed)
      edited.rewritten++
    }
  }
  return edited
}

interface Rewriting {
  sections: readonly ArticleSection[]
  /** In the outline of the brief. */
  at: number
  /** Among the sections. */
  place: number
  pass: number
  problems: readonly Problem[]
}

/**
 * Asks the editor for a section without its problems; `section` is null when the answer is no better, or lacks what a
 * person has written.
 */
async function rewrite(
  composer: Composer,
  { brief, research: { cards }, ...material }: FinalMaterial,
  { sections, at, place, pass, problems }: Rewriting,
): Promise<{ section: ArticleSection | null; removed: Removed }> {
  const before = sections[place]
  if (before === undefined) return { section: null, removed: NOTHING_REMOVED }
  const own = cardsOf(cards, { at, markdown: before.markdown })
  const asked = {
    brief,
    at,
    text: showMarkers(before.markdown),
    problems: problems.map(({ name: what, detail }) => `${what}: ${detail}`),
    cards: own,
  }
  const name = `section ${at + 1}, pass ${pass}`
  const raw = await composer.recall({ name, input: asked, shape: z.string() }, () =>
    rewriteSection(composer.ask('editor', name), {
      ...asked,
      onText: composer.openStream?.('editor', place),
    }),
  )
  const article = { brief, research: { ...NO_RESEARCH, cards }, ...material }
  return judgeRewrite(composer, article, { sections, at, place, problems, raw })
}

interface Rewritten extends Omit<Rewriting, 'pass'> {
  raw: string
}

function judgeRewrite(
  composer: Composer,
  material: FinalMaterial,
  { sections, at, place, problems, raw }: Rewritten,
): { section: ArticleSection | null; removed: Removed } {
  const { language, ownDomain } = composer
  const { brief, research, ownWords = '' } = material
  const before = sections[place]
  try {
    const { markdown, removed } = cleanText(raw, {
      cards: research.cards,
      brief,
      language,
      ownDomain,
      ownWords,
    })
    const section = { heading: before?.heading ?? null, markdown }
    const after = lint(composer, material, replace(sections, place, section), at)
    const isKept = isBetter(after, problems) && keepsOwnWords(before?.markdown ?? '', markdown, ownWords)
    return { section: isKept ? section : null, removed }
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error
    return { section: null, removed: NOTHING_REMOVED }
  }
}

/** Whether everything that a person has said in a section is still there. */
function keepsOwnWords(before: string, after: string, ownWords: string): boolean {
  const own = ownWords.split('\n').filter((sentence) => before.includes(sentence))
  return own.every((sentence) => after.includes(sentence))
}

const NO_RESEARCH: Research = { cards: [], contradictions: [], missing: [] }

/** The problems of one section of the article as it is now. What a person claims is no problem of the editor. */
function lint(
  { language, ownDomain, styleGuide = '' }: Composer,
  { brief, research: { cards }, ownWords = '' }: FinalMaterial,
  sections: readonly ArticleSection[],
  at: number,
): Problem[] {
  const markdown = joinSections(sections)
  const rules = readGuide(styleGuide, language)
  return lintArticle({ markdown, brief, cards, ownDomain, language, styleGuide: rules }).filter(
    ({ section, name, detail }) => section === at && !(CLAIMS.has(name) && ownWords.includes(detail)),
  )
}

const CLAIMS = new Set<Problem['name']>(['unsupported sentence', 'uncited number'])

/** What may never get worse by a rewrite. */
const GATES = new Set<Problem['name']>([
  'dangling citation',
  'foreign link',
  'unsupported sentence',
  'empty section',
  'leaked instructions',
])

/** No gate may be worse than before, and there must be fewer problems. */
function isBetter(after: readonly Problem[], before: readonly Problem[]): boolean {
  return countGates(after) <= countGates(before) && after.length < before.length
}

function countGates(problems: readonly Problem[]): number {
  return problems.filter(({ name }) => GATES.has(name)).length
}

function replace(
  sections: readonly ArticleSection[],
  place: number,
  section: ArticleSection,
): ArticleSection[] {
  return sections.map((one, at) => (at === place ? section : one))
}
