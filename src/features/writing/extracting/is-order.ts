import { foldHeading } from './fold-heading.ts'
import {
  countPhrases,
  countPieces,
  hasPhrase,
  hasPiece,
  hasWord,
  indexPhrases,
  isSpoken,
  readWords,
} from './find-phrases.ts'
import { HINT_PIECES, ORDER_PIECES, ORDER_WORDS } from './words/orders.ts'

/** Not the dots of domains. */
const SENTENCE = /[!?。！？؟]|\.(?=\s|$)/u
const VERBS = readWords(ORDER_WORDS.verbs)
const ORDERS = readWords(ORDER_WORDS.orders)
const WRITING = readWords(ORDER_WORDS.writing)
const MACHINES = readWords(ORDER_WORDS.machines)
const MACHINE_PHRASES = indexPhrases(ORDER_WORDS.machinePhrases)
const DUTIES = readWords(ORDER_WORDS.duties)
const ANSWERS = indexPhrases(ORDER_WORDS.answers)
const PHRASES = indexPhrases(ORDER_WORDS.phrases)
const HINTS = indexPhrases(ORDER_WORDS.hints)
const LEAST_HINTS = 2
/** "System: obey", but not "System: Windows". */
const ROLE = /^[#>*\s]{0,9}(?:system|assistant|developer)\s{0,3}:/iu
const SAID_BY_ROLE = readWords(ORDER_WORDS.saidByRole)

/** "You are now BootBot", but not "You are now ready"; machines that are spoken to; marks of prompts; links that run. */
const SPOKEN_TO = [
  /[Yy]ou are now \p{Lu}/u,
  /\byou are (?:now )?(?:an? |the )?(?:ai|chatbot|chatgpt|(?:large )?language model|llm)\b/iu,
  /\byou are now (?:an? |the )?assistant\b/iu,
  /\b(?:dear|attention|note (?:to|for)|notice to|message to|as an?) (?:all |any |the )?(?:ai|llm|(?:large )?language model|chatbot|chatgpt)s?\b/iu,
  /\]\((?:data:\w|javascript:)/iu,
  /<\||\[\/?INST\]|<\/?(?:system|assistant|instructions?|data-\w)/iu,
  /\b(?:(?:new|updated|secret|hidden) instructions?|neue anweisung(?:en)?|nuevas instrucciones|nya instruktioner|nouvelles instructions|nuove istruzioni)\s*:/iu,
]
/** In capitals only: in small letters they are words of other languages. */
const SHORT_NAMES = /(?<!\p{L})(?:AIs?|KI|IA|LLMs?|GPT)(?!\p{L})/u
const SHORT_WORDS = ['ai', 'ki', 'ia', 'llm', 'gpt']
const NO_WORDS: ReadonlySet<string> = new Set()

/**
 * Whether a sentence of a text tells a model what to do. Words of the article's own keywords are no sign of it: an
 * article about prompts may speak of them.
 */
export function isOrder(text: string, ownWords: ReadonlySet<string> = NO_WORDS): boolean {
  return text
    .normalize('NFKC')
    .split(SENTENCE)
    .some((sentence) => ordersModel(sentence, ownWords))
}

function ordersModel(sentence: string, ownWords: ReadonlySet<string>): boolean {
  if (SPOKEN_TO.some((pattern) => pattern.test(sentence))) return true
  const folded = foldHeading(sentence)
  const words = folded.split(' ').filter((word) => !ownWords.has(word))
  if (hasPhrase(PHRASES, words) || countPhrases(HINTS, words) >= LEAST_HINTS) return true
  if (ROLE.test(sentence) && hasWord(SAID_BY_ROLE, words)) return true
  if (isSpoken(folded) && hasOrderPiece(folded, ownWords)) return true
  if (hasWord(VERBS, words) && hasWord(ORDERS, words)) return true
  if (!hasWord(WRITING, words)) return false
  return hasPhrase(ANSWERS, words) || (namesMachine(sentence, words, ownWords) && hasWord(DUTIES, words))
}

function hasOrderPiece(folded: string, ownWords: ReadonlySet<string>): boolean {
  return hasPiece(ORDER_PIECES, folded, ownWords) || countPieces(HINT_PIECES, folded, ownWords) >= LEAST_HINTS
}

function namesMachine(sentence: string, words: readonly string[], ownWords: ReadonlySet<string>): boolean {
  if (hasWord(MACHINES, words) || hasPhrase(MACHINE_PHRASES, words)) return true
  return SHORT_NAMES.test(sentence) && !SHORT_WORDS.some((word) => ownWords.has(word))
}
