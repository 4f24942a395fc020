import { LONGEST_QUOTE, type EvidenceCard, type SourcePage } from '../../contract.ts'
import { splitWords } from '../../text/index.ts'
import { nameUrl } from '../citing/same-url.ts'
import { isSameNumber } from '../numbers/mention.ts'
import { readNumbers, readSourceNumbers } from '../numbers/read-numbers.ts'
import { findFolded } from './find-quote.ts'
import { foldText, type FoldedText } from './fold-text.ts'

type DropReason =
  | 'unknown page'
  | 'unknown section'
  | 'quote is not on the page'
  | 'quote is too long'
  | 'number is not in the quote'
  | 'duplicate'

interface VerifiedCards {
  kept: EvidenceCard[]
  dropped: { card: EvidenceCard; reason: DropReason }[]
}

interface Verifying {
  pages: readonly SourcePage[]
  /** Sections of the outline that cards may belong to. */
  outlineLength: number
  /** Of the article, ISO 639-1. */
  language: string
}

/**
 * Keeps the cards whose quotes stand word for word on their pages. Quote, URL and date become those of the page; when
 * two cards have one id, all get new ids in their order.
 */
export function verifyCards(cards: readonly EvidenceCard[], verifying: Verifying): VerifiedCards {
  const pages = listPages(verifying.pages)
  const seen = new Set<string>()
  const verified: VerifiedCards = { kept: [], dropped: [] }
  for (const card of cards) {
    const page = pages.get(nameOf(card.url))
    const found = page === undefined ? 'unknown page' : verify(card, page, verifying)
    const name = typeof found === 'string' ? '' : `${found.url}\n${foldText(found.quote).folded}`
    if (typeof found === 'string') verified.dropped.push({ card, reason: found })
    else if (seen.has(name)) verified.dropped.push({ card, reason: 'duplicate' })
    else verified.kept.push(found)
    seen.add(name)
  }
  const isUnique = new Set(verified.kept.map(({ id }) => id)).size === verified.kept.length
  return isUnique
    ? verified
    : { ...verified, kept: verified.kept.map((card, at) => ({ ...card, id: `E${at + 1}` })) }
}

interface Folded {
  page: SourcePage
  text: () => FoldedText
}

/** A page is folded once, when the first card needs it. */
function listPages(pages: readonly SourcePage[]): Map<string, Folded> {
  const byName = new Map<string, Folded>()
  for (const page of pages) {
    let folded: FoldedText | null = null
    const text = () => (folded ??= foldText(page.text))
    if (!byName.has(nameOf(page.url))) byName.set(nameOf(page.url), { page, text })
  }
  return byName
}

/** Models leave out the slash at the end of a URL, and what follows #. */
function nameOf(url: string): string {
  const [bare = url] = (nameUrl(url) ?? url).split('#')
  return bare.replace(/\/$/, '')
}

function verify(
  card: EvidenceCard,
  { page, text }: Folded,
  { outlineLength, language }: Verifying,
): EvidenceCard | DropReason {
  if (card.section >= outlineLength) return 'unknown section'
  const quote = findFolded(card.quote, text())
  if (quote === null) return 'quote is not on the page'
  if (splitWords(quote, page.language ?? language).length > LONGEST_QUOTE) return 'quote is too long'
  const known = readSourceNumbers(quote, language)
  const names = new Set(known.flatMap(({ name }) => name ?? []))
  const numbers = readNumbers(card.paraphrase, language).filter(
    ({ isName, name }) => !isName || (name !== undefined && !names.has(name)),
  )
  const isKnown = numbers.every((number) => known.some((other) => isSameNumber(number, other)))
  return isKnown ? { ...card, quote, url: page.url, date: page.date } : 'number is not in the quote'
}
