import { LONGEST_SHOWN, type ScorePart } from '../../contract.ts'
import { makePart, type Reason } from '../make-part.ts'
import type { PreparedProfile } from '../profile/prepare-profile.ts'
import type { Article, ReadBlock } from '../read-article.ts'

/** Words of a paragraph, and of a part without a heading, at most. */
export const LONGEST_PARAGRAPH = 130
const LONGEST_STRETCH = 450
/** Words for which a text needs a heading of level 2. */
const WORDS_A_HEADING = 400
/** Words of an article when no page is known that ranks. */
const USUAL_LENGTH = { low: 700, high: 3_000 }

interface Check {
  share: number
  /** From 0 to 1. */
  value: number
  reasons: Reason[]
}

/** Whether the text is as long as others, and cut into parts that can be skimmed. */
export function scoreStructure(article: Article, { profile }: PreparedProfile): ScorePart {
  const checks = [
    checkLength(article, profile.pages > 0 ? profile.length : USUAL_LENGTH),
    checkHeadings(article),
    checkLevels(article),
    checkParagraphs(article),
    checkStretches(article),
    checkLists(article),
    checkShown(article),
  ]
  const share = article.words.length === 0 ? 0 : checks.reduce((sum, one) => sum + one.share * one.value, 0)
  return makePart(
    'structure',
    share,
    checks.flatMap(({ reasons }) => reasons),
  )
}

function checkLength({ words: { length } }: Article, { low, high }: { low: number; high: number }): Check {
  const [least, most] = [Math.round(low * 0.8), Math.round(high * 1.3)]
  if (length < least) {
    const reason = `The text has ${length} words; three of four ranking pages have ${Math.round(low)} or more.`
    const fix = `Write about ${Math.round(low) - length} words more, on what is missing.`
    return { share: 0.3, value: length / least, reasons: [{ reason, fix, place: null }] }
  }
  if (length <= most) return { share: 0.3, value: 1, reasons: [] }
  const reason = `The text has ${length} words; nine of ten ranking pages have ${Math.round(high)} or fewer.`
  return {
    share: 0.3,
    value: most / length,
    reasons: [{ reason, fix: 'Leave out what readers can do without.', place: null }],
  }
}

function checkHeadings({ blocks, words }: Article): Check {
  const count = blocks.filter(({ kind, level }) => kind === 'heading' && level === 2).length
  const wanted = Math.max(2, Math.floor(words.length / WORDS_A_HEADING))
  if (count >= wanted) return { share: 0.2, value: 1, reasons: [] }
  const reason = `The text has ${count} ${count === 1 ? 'heading' : 'headings'} of level 2 for ${words.length} words.`
  return {
    share: 0.2,
    value: count / wanted,
    reasons: [{ reason, fix: `Cut it into ${wanted} or more sections.`, place: null }],
  }
}

function checkLevels({ blocks }: Article): Check {
  const reasons: Reason[] = []
  let last = 1
  let tops = 0
  for (const { kind, level, start, end, text } of blocks) {
    if (kind !== 'heading') continue
    if (level === 1) tops += 1
    if (level > last + 1)
      reasons.push({
        reason: `“${text}” is of level ${level} below one of level ${last}.`,
        fix: `Make it a heading of level ${last + 1}.`,
        place: { start, end },
        mend: 'set level',
      })
    if (level === 1 && tops === 2)
      reasons.push({
        reason: 'The text has two titles.',
        fix: 'Make the second one a heading of level 2.',
        place: { start, end },
        mend: 'set level',
      })
    last = level
  }
  return { share: 0.1, value: reasons.length === 0 ? 1 : 1 / (1 + reasons.length), reasons }
}

function checkParagraphs({ blocks }: Article): Check {
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph')
  const long = paragraphs.filter((block) => countWords(block) > LONGEST_PARAGRAPH)
  const reasons = long.map((block): Reason => ({
    reason: `A paragraph has ${countWords(block)} words.`,
    fix: `Cut it into parts of ${LONGEST_PARAGRAPH} words or fewer.`,
    place: { start: block.start, end: block.end },
    mend: 'split paragraph',
  }))
  return { share: 0.1, value: 1 - long.length / Math.max(1, paragraphs.length), reasons }
}

/** Readers skim headings: between two of them there is not too much text. */
function checkStretches({ blocks }: Article): Check {
  const stretches: { words: number; start: number; end: number }[] = []
  for (const block of blocks) {
    const last = stretches.at(-1)
    if (block.kind === 'heading' || !last)
      stretches.push({ words: countWords(block), start: block.start, end: block.end })
    else Object.assign(last, { words: last.words + countWords(block), end: block.end })
  }
  const long = stretches.filter(({ words }) => words > LONGEST_STRETCH)
  const reasons = long.map(({ words, start, end }) => ({
    reason: `${words} words follow each other without a heading.`,
    fix: 'Put a heading of level 3 between them.',
    place: { start, end },
  }))
  return { share: 0.1, value: 1 - long.length / Math.max(1, stretches.length), reasons }
}

function checkLists({ blocks }: Article): Check {
  if (blocks.some(({ kind }) => kind === 'item' || kind === 'cell'))
    return { share: 0.1, value: 1, reasons: [] }
  const reason = 'The text has neither a list nor a table.'
  return {
    share: 0.1,
    value: 0,
    reasons: [{ reason, fix: 'Write steps as a list, and comparisons as a table.', place: null }],
  }
}

function checkShown({ title, description }: Article): Check {
  const reasons = [
    ...checkLine('title', title, LONGEST_SHOWN.title),
    ...checkLine('description', description, LONGEST_SHOWN.description),
  ]
  return { share: 0.1, value: 1 - reasons.length / 2, reasons }
}

function checkLine(name: string, text: string, longest: number): Reason[] {
  const { length } = text.trim()
  if (length > 0 && length <= longest) return []
  if (length === 0)
    return [
      {
        reason: `The ${name} is empty.`,
        fix: `Write a ${name} of up to ${longest} characters.`,
        place: null,
      },
    ]
  const reason = `The ${name} has ${length} characters; search results show ${longest}.`
  return [{ reason, fix: `Make it shorter by ${length - longest} characters.`, place: null }]
}

function countWords({ sentences }: ReadBlock): number {
  return sentences.reduce((sum, { words }) => sum + words.length, 0)
}
