import { fieldsOf, numberIn, textIn, type AssistantAsk } from './read-ask.ts'

interface Edit {
  old: string
  new: string
  why: string
}

const MOST_EDITS = 3
// At most 8,000 characters: the program sends no longer question.
const QUOTED = /["“]([^"“”]{3,2000})["”]/
// At most 8,000 characters: the program sends no longer question.
const REPLACED = /\breplace\s+["“]([^"”]{1,2000})["”]\s+(?:with|by)\s+["“]([^"”]{0,2000})["”]/i
/** Words that say nothing, and shorter ones for those that say little. */
const WORDY: readonly (readonly [RegExp, string])[] = [
  [/\b(?:very|really|quite|basically|actually|simply|just) /gi, ''],
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bat this point in time\b/gi, 'now'],
  [/\ba large number of\b/gi, 'many'],
  [/\bis able to\b/gi, 'can'],
]

/** Changes of the text that has been read: of its first paragraph, of the one that is quoted, or of several. */
export function proposeEdits(asked: AssistantAsk): Edit[] {
  const text = textIn(asked.results.get('read_text'))
  const { question } = asked
  const [, from, to] = REPLACED.exec(question) ?? []
  if (from !== undefined && to !== undefined && text.includes(from))
    return [{ old: from, new: to, why: 'As you asked.' }]
  const isShorter = /\bshorte|\btighten/i.test(question)
  return choosePassages(text, question)
    .flatMap((passage) => (isShorter ? shorten(passage) : reword(passage)))
    .slice(0, MOST_EDITS)
}

export function tellProposed(asked: AssistantAsk): string {
  const shown = numberIn(fieldsOf(asked, 'propose_changes')['shown_to_the_person']) ?? 0
  if (shown === 0)
    return 'The text has changed meanwhile, so that my proposal does not fit any more. Please ask again.'
  return shown === 1
    ? 'I propose one change. Nothing changes until you accept it.'
    : `I propose ${shown} changes. Nothing changes until you accept them, all or one by one.`
}

function choosePassages(text: string, question: string): string[] {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => /^[\p{L}\p{N}*_“"'(]/u.test(paragraph) && !/^(?:\d+\.|[*-]) /.test(paragraph))
  const quoted = QUOTED.exec(question)?.[1]
  if (quoted !== undefined) return paragraphs.filter((paragraph) => paragraph.includes(quoted)).slice(0, 1)
  if (/\bintro|\bfirst paragraph|\blead\b|\bbeginning\b/i.test(question)) return paragraphs.slice(0, 1)
  if (/\bparagraph\b/i.test(question)) return paragraphs.slice(0, 1)
  return paragraphs
}

/** Without its last sentences: about half of them stay. */
function shorten(passage: string): Edit[] {
  const sentences = splitSentences(passage)
  if (sentences.length < 2) return []
  const kept = sentences.slice(0, Math.ceil(sentences.length / 2)).join(' ')
  return [
    {
      old: passage,
      new: kept,
      why: `${sentences.length} sentences become ${Math.ceil(sentences.length / 2)}.`,
    },
  ]
}

/** Without words that say nothing; when there are none, without its last sentence. */
function reword(passage: string): Edit[] {
  const plain = WORDY.reduce((now, [words, instead]) => now.replaceAll(words, instead), passage)
  if (plain !== passage) return [{ old: passage, new: plain, why: 'Fewer words that say nothing.' }]
  return shorten(passage)
}

function splitSentences(passage: string): string[] {
  return passage.split(/(?<=[.!?。！？؟])\s{1,9}(?=\S)/u)
}
