import { foldHeading } from './fold-heading.ts'
import { APPEAL_PIECES, APPEALS, ORDER_PIECES, ORDER_WORDS } from './words/orders.ts'

/**
 * Why a text of a page is not used: it gives orders to a model; it holds links, addresses, markup or signs without a
 * look of their own; it has the marks of citations; or it asks readers to do something for the site.
 */
type Distrust = 'order' | 'markup' | 'citation' | 'appeal'

/** URLs and e-mail addresses, domains, markup of HTML and markdown, templates, speakers of a chat, encoded texts. */
const MARKUP = [
  /https?:|www\.|\/\//i,
  /[\p{L}\p{N}]@[\p{L}\p{N}]/u,
  /[\p{L}\p{N}]\.(?:com|net|org|info|biz|io|co|ai|app|dev|shop|site|online|xyz|top|ru|cn|example|test|invalid)(?![\p{L}\p{N}])/iu,
  /<[/!a-z]|[a-z]>|&(?:lt|gt|amp|quot|#)/i,
  /\]\(|!\[|\{\{|\}\}|```/,
  /javascript:|data:[a-z]|(?:^|\s)(?:system|assistant|user|human|ai)\s*:/i,
  /[A-Za-z\d+/=_-]{40}/,
]
const CITATION = /\[\[|\]\]|\[\d{1,3}\]|\[E\d/i
/** Signs without width or that turn the direction of writing, tags, private letters and controls. */
const UNSEEN =
  /[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\p{Co}\p{Cc}\u{e0000}-\u{e0fff}]/u
const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/**
 * What speaks against using a text. Words of the article's own keywords are no sign of an order: an article about
 * prompts may speak of them.
 */
export function findDistrust(text: string, ownWords: ReadonlySet<string>): Distrust | null {
  const folded = foldHeading(text)
  const words = folded.split(' ')
  const isSpoken = NOT_LATIN.test(folded)
  if (isOrder(text, words, ownWords) || (isSpoken && hasPiece(ORDER_PIECES, folded, ownWords))) return 'order'
  if (UNSEEN.test(text) || MARKUP.some((pattern) => pattern.test(text))) return 'markup'
  if (CITATION.test(text)) return 'citation'
  if (hasPhrase(APPEAL_PHRASES, words) || (isSpoken && hasPiece(APPEAL_PIECES, folded, ownWords)))
    return 'appeal'
  return null
}

/** "You are now BootBot", but not "You are now ready". */
const NEW_NAME = /[Yy]ou are now \p{Lu}/u
/** In capitals only: in small letters they are words of other languages. */
const SHORT_NAMES = /(?<!\p{L})(?:AIs?|KI|IA|LLMs?|GPT)(?!\p{L})/u
const SHORT_WORDS = ['ai', 'ki', 'ia', 'llm', 'gpt']

interface WordList {
  words: ReadonlySet<string>
  /** Beginnings of words. */
  stems: readonly string[]
}

const VERBS = readWords(ORDER_WORDS.verbs)
const WRITING = readWords(ORDER_WORDS.writing)
const ORDERS = readWords(ORDER_WORDS.orders)
const MACHINES = readWords(ORDER_WORDS.machines)
const ORDER_PHRASES = indexPhrases(ORDER_WORDS.phrases)
const APPEAL_PHRASES = indexPhrases(APPEALS)

function isOrder(text: string, words: readonly string[], ownWords: ReadonlySet<string>): boolean {
  if (NEW_NAME.test(text)) return true
  const foreign = words.filter((word) => !ownWords.has(word))
  if (hasPhrase(ORDER_PHRASES, foreign.length === words.length ? words : foreign)) return true
  const hasVerb = has(VERBS, foreign)
  const isToMachine =
    has(MACHINES, foreign) || (SHORT_NAMES.test(text) && !SHORT_WORDS.some((word) => ownWords.has(word)))
  return (hasVerb && (isToMachine || has(ORDERS, foreign))) || (isToMachine && has(WRITING, foreign))
}

function has({ words, stems }: WordList, among: readonly string[]): boolean {
  return among.some((word) => words.has(word) || stems.some((stem) => word.startsWith(stem)))
}

function readWords(list: string): WordList {
  const entries = list.split(/\s+/).filter((one) => one !== '')
  return {
    words: new Set(entries.filter((one) => !one.includes('~')).map(foldWhole)),
    stems: entries.filter((one) => one.includes('~')).map(foldWhole),
  }
}

function foldWhole(word: string): string {
  return foldHeading(word.replace('~', ''))
}

type PhraseIndex = ReadonlyMap<string, readonly string[][]>

function indexPhrases(list: string): PhraseIndex {
  const index = new Map<string, string[][]>()
  for (const phrase of list.split(',')) {
    const words = foldHeading(phrase).split(' ')
    const [first = ''] = words
    if (first !== '') index.set(first, [...(index.get(first) ?? []), words])
  }
  return index
}

function hasPhrase(index: PhraseIndex, words: readonly string[]): boolean {
  return words.some((word, at) =>
    index.get(word)?.some((phrase) => phrase.every((one, place) => words[at + place] === one)),
  )
}

function hasPiece(pieces: readonly string[], folded: string, ownWords: ReadonlySet<string>): boolean {
  return pieces.some((piece) => folded.includes(piece) && !ownWords.has(piece))
}
