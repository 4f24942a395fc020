import { foldWord, markPhrases, vocabularyOf } from '#features/articles/kinds/index.ts'
import { isConnecting, isModifier } from './modifiers.ts'

/** A word of a title. */
export interface Token {
  /** As it is written, and what stands between it and the word before: a space, nothing, or a sign such as "&". */
  written: string
  before: string
  /** The same for all spellings: lower case, without accents. */
  key: string
  /** `subject` says what the title is about; `connecting` only joins words; `other` says neither. */
  kind: 'subject' | 'connecting' | 'other'
}

/** Reads the words of a title; those of languages without spaces are found by the dictionary of the platform. */
export function readTitle(title: string, language: string): Token[] {
  const tokens = splitTitle(title)
  const isPhrase = markPhrases(
    tokens.map(({ written }) => written),
    vocabularyOf(language),
  )
  return tokens.map((token, at) => ({ ...token, kind: kindOf(token.key, isPhrase[at] === true) }))
}

function kindOf(key: string, isPhrase: boolean): Token['kind'] {
  if (isConnecting(key)) return 'connecting'
  return isPhrase || isModifier(key) ? 'other' : 'subject'
}

function splitTitle(title: string): Omit<Token, 'kind'>[] {
  const tokens: Omit<Token, 'kind'>[] = []
  let end = 0
  for (const { index, segment } of listWords(title)) {
    tokens.push({
      written: segment,
      before: joinOf(title.slice(end, index)),
      key: foldWord(segment),
    })
    end = index + segment.length
  }
  return tokens
}

function joinOf(between: string): string {
  return /\s/.test(between) ? ' ' : between
}

/** Where words are set apart by spaces, hyphens and apostrophes belong to them: "gore-tex", "women's". */
function listWords(title: string): { index: number; segment: string }[] {
  if (!UNSPACED.test(title))
    return Array.from(title.matchAll(WORD), ({ 0: segment, index }) => ({ index, segment }))
  return [...SEGMENTER.segment(title)].filter(({ isWordLike }) => isWordLike)
}

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** It has one dictionary for all of these scripts, whatever its language. */
const SEGMENTER = new Intl.Segmenter('ja', { granularity: 'word' })
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu
