import type { Brief, EvidenceCard, PlannedSection, Research, SourcePage } from '../contract.ts'
import { chooseSentences } from './choose-sentences.ts'
import { createReader, type Reader } from './create-reader.ts'
import { findContradictions } from './find-contradictions.ts'
import { findMissing } from './find-missing.ts'
import { findTerms, type Term } from './find-terms.ts'
import { foldHeading } from './fold-heading.ts'
import { createKindReader } from './kind-of-sentence.ts'
import { placeSentences } from './place-sentences.ts'
import { createQuestionReader } from './questions.ts'
import { readPages } from './read-pages.ts'

/**
 * Evidence cards for each section of a brief, without a model: sentences of the pages, word for word. A paraphrase needs
 * a model or a person, so it stays empty.
 */
export function extractCards({
  brief,
  pages,
  language: tag,
}: {
  brief: Brief
  pages: readonly SourcePage[]
  /** ISO 639-1. */
  language: string
}): Research {
  const reader = createReader(tag)
  const { language } = reader
  const ownWords = new Set(foldHeading(brief.slug).split(' '))
  const read = readPages(pages, { reader, ownWords })
  const terms = findTerms(read, reader)
  const subject = findSubject(brief, { reader, terms })
  const kinds = createKindReader(language, subject)
  const words = brief.outline.map((section) => readWords(section, { reader, subject }))
  const placed = placeSentences(read, { brief, words, reader, subject })
  const chosen = chooseSentences(placed, { terms, words, kinds, language })
  const cards = chosen.flatMap((ofOne, section) =>
    ofOne.map(({ candidate: { sentence, page }, kind }) => ({
      section,
      kind,
      quote: sentence.text,
      paraphrase: '',
      url: page.page.url,
      date: page.page.date,
    })),
  )
  const sentences = read.flatMap(({ sections }) => sections.flatMap((section) => section.sentences))
  return {
    cards: cards.map((card, at): EvidenceCard => ({ id: `E${at + 1}`, ...card })),
    contradictions: findContradictions(placed.flat(), { reader, subject }),
    missing: findMissing(brief, {
      sentences,
      reader,
      subject,
      questions: createQuestionReader(language),
      kinds,
    }),
  }
}

/** Words of the title on so many of the pages are what all of them are about. */
const LEAST_SHARE = 0.6

function findSubject(
  { title }: Brief,
  { reader, terms }: { reader: Reader; terms: readonly Term[] },
): ReadonlySet<string> {
  const usual = new Set(
    terms.filter(({ share }) => share >= LEAST_SHARE).flatMap(({ key }) => key.split(' ')),
  )
  const ofTitle = [...reader.keysOf(title)]
  const found = ofTitle.filter((key) => usual.has(key))
  return new Set([...(found.length > 0 ? found : ofTitle), ...reader.topicOf(found.join(' '))])
}

/** Of a section about nothing but the subject, its words: it has all that no other section has. */
function readWords(
  { heading, terms }: PlannedSection,
  { reader, subject }: { reader: Reader; subject: ReadonlySet<string> },
): ReadonlySet<string> {
  const own = [heading, ...terms]
    .flatMap((text) => [...reader.keysOf(text)])
    .filter((key) => !subject.has(key))
  return new Set(own.length > 0 ? own : subject)
}
