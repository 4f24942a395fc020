import type { ArticleType } from '#features/articles/rules.ts'
import type { WritingStep } from '../rules.ts'
import { addRanges, limitRange, scaleRange, type Range } from './range.ts'

/** Those who are asked, as models are chosen for them. */
export type WritingAgent = 'brief' | 'research' | 'draft' | 'editor'

/** What is known of an article before it is written. */
export interface ExpectedArticle {
  /** How long the brief wants it to be, in words; null before there is one. */
  words: Range | null
  /** Sections of the brief; null before there is one. */
  sections: number | null
  type: ArticleType | null
  /** The lengths of the pages that it is written from, in words; null before they are read. */
  sources: readonly number[] | null
  /** Whether images are wanted. */
  hasImages: boolean
}

/** Tokens of a step's calls. */
export interface ExpectedStep {
  agent: WritingAgent
  input: Range
  output: Range
}

/** The usual length by type, in words. */
const WORDS: Record<ArticleType, number> = {
  glossary: 800,
  article: 1_400,
  asset: 1_400,
  listicle: 1_800,
  'buyers-guide': 2_000,
  category: 700,
  product: 600,
  home: 700,
}
const USUAL_WORDS = 1_400
const SPREAD: Range = { least: 0.7, most: 1.3 }
const SECTIONS = { words: 200, least: 3, most: 10 }

/** Tokens of a word. Names and rare words take more, so texts of one language differ. */
const TOKENS_OF_WORD: Record<string, Range> = {
  en: { least: 1.3, most: 1.6 },
  es: { least: 1.4, most: 1.9 },
  fr: { least: 1.4, most: 1.9 },
  pt: { least: 1.4, most: 1.9 },
  it: { least: 1.5, most: 2 },
  nl: { least: 1.5, most: 2.1 },
  de: { least: 1.6, most: 2.3 },
  sv: { least: 1.6, most: 2.3 },
  ja: { least: 1.4, most: 2.4 },
  zh: { least: 1.2, most: 2 },
  ar: { least: 1.8, most: 3 },
}
const TOKENS_OF_ANY_WORD: Range = { least: 1.5, most: 2.8 }

/** A model writes shorter or longer than it is asked to. */
const OBEDIENCE: Range = { least: 0.8, most: 1.3 }
/** The rules of an agent, with what the plan says about itself and its style. */
const INSTRUCTIONS: Range = { least: 600, most: 1_500 }
/** Some answers are of another shape than asked for, and asked for again. */
const REPEATED: Range = { least: 1, most: 1.2 }

const PLAN = {
  /** Keywords, own pages, competing clusters and the first draft of the brief. */
  material: { least: 1_500, most: 5_000 },
  /** Of all ranking pages together. */
  pages: { least: 5_000, most: 12_000 },
  output: { least: 1_000, most: 2_800 },
}
const READING = {
  tokens: 8_000,
  ofPage: 4_000,
  /** The part of the pages that has to do with the article. */
  kept: { least: 0.7, most: 1 },
  pages: { least: 5, most: 10 },
  tokensOfPage: { least: 1_500, most: 3_200 },
  /** The sections of the brief. */
  sections: { least: 500, most: 1_500 },
  output: { least: 700, most: 2_600 },
}
const SECTION = {
  /** The plan of the section, its cards, what was said before, and the tail of the section before. */
  material: { least: 900, most: 3_000 },
}
/** The part of the sections that the editor rewrites. */
const REWRITTEN: Range = { least: 0, most: 0.7 }
const ENDS = {
  cards: { least: 1_500, most: 6_000 },
  output: { least: 250, most: 1_300 },
}
const IMAGES = { output: { least: 150, most: 900 } }

/** The tokens of each step's calls. */
export function expectSteps(article: ExpectedArticle, language: string): Record<WritingStep, ExpectedStep> {
  const words = article.words ?? scaleRange(SPREAD, article.type === null ? USUAL_WORDS : WORDS[article.type])
  const sections = article.sections ?? countSections(words)
  const text = scaleRange(scaleRange(words, OBEDIENCE), TOKENS_OF_WORD[language] ?? TOKENS_OF_ANY_WORD)
  return {
    Briefing: expectPlan(),
    Researching: expectReading(article.sources, language),
    Drafting: expectSections(sections, text),
    Editing: expectEditing(sections, text),
    Illustrating: expectImages(article.hasImages, text),
  }
}

function countSections({ least, most }: Range): number {
  const usual = Math.round((least + most) / 2 / SECTIONS.words)
  return Math.min(Math.max(usual, SECTIONS.least), SECTIONS.most)
}

function expectPlan(): ExpectedStep {
  const input = addRanges([INSTRUCTIONS, PLAN.material, PLAN.pages])
  return { agent: 'brief', input: scaleRange(input, REPEATED), output: scaleRange(PLAN.output, REPEATED) }
}

function expectReading(sources: readonly number[] | null, language: string): ExpectedStep {
  const pages =
    sources === null ? scaleRange(READING.tokensOfPage, READING.pages) : readSources(sources, language)
  const calls = {
    least: Math.max(1, Math.ceil(pages.least / READING.tokens)),
    most: Math.max(1, Math.ceil(pages.most / READING.tokens) + 1),
  }
  const input = addRanges([pages, scaleRange(addRanges([INSTRUCTIONS, READING.sections]), calls)])
  const output = scaleRange(READING.output, calls)
  return { agent: 'research', input: scaleRange(input, REPEATED), output: scaleRange(output, REPEATED) }
}

/** Of a long page only the passages that fit are read. */
function readSources(sources: readonly number[], language: string): Range {
  const ofWord = TOKENS_OF_WORD[language] ?? TOKENS_OF_ANY_WORD
  const pages = sources.map((words) => limitRange(scaleRange(ofWord, words), READING.ofPage))
  return scaleRange(addRanges(pages), READING.kept)
}

function expectSections(sections: number, text: Range): ExpectedStep {
  return {
    agent: 'draft',
    input: scaleRange(addRanges([INSTRUCTIONS, SECTION.material]), sections),
    output: text,
  }
}

/** The editor rewrites sections in which rules have found faults, then writes lead, answers and title. */
function expectEditing(sections: number, text: Range): ExpectedStep {
  const rewrites = scaleRange(REWRITTEN, sections)
  const rewriting = scaleRange(addRanges([INSTRUCTIONS, SECTION.material]), rewrites)
  const ends = scaleRange(addRanges([INSTRUCTIONS, ENDS.cards, text]), REPEATED)
  return {
    agent: 'editor',
    input: addRanges([rewriting, scaleRange(text, REWRITTEN), ends]),
    output: addRanges([scaleRange(text, REWRITTEN), scaleRange(ENDS.output, REPEATED)]),
  }
}

function expectImages(hasImages: boolean, text: Range): ExpectedStep {
  if (!hasImages) return { agent: 'editor', input: NOTHING, output: NOTHING }
  return {
    agent: 'editor',
    input: scaleRange(addRanges([INSTRUCTIONS, text]), REPEATED),
    output: scaleRange(IMAGES.output, REPEATED),
  }
}

const NOTHING: Range = { least: 0, most: 0 }
