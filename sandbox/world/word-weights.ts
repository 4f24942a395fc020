import { isConcept, weighConcept } from './concepts.ts'
import { hash } from './random.ts'
import { listWords } from './word-forms.ts'

/** Words that say little about what a page has to be about. */
const LIGHT =
  toSet(`need guide tip idea quick way step list chart table explain thing stuff different home outdoor camp camping coffee food water
  quality stylish cool nice help advice info information everything know want like look today now tipp hilf notwendig
  brauch brauche ideen idee information infos`)
/** Words that change who or what a thing is for, but not what it is. */
const ATTRIBUTES =
  toSet(`woman man kid baby dog waterproof ultralight lightweight small large portable electric cordless manual
  automatic rechargeable inflatable black white red blue green brown pink wood metal leather summer winter spring autumn garden
  office kitchen travel outside indoor use hand damen herren kinder klein gross schwarz weiss sommer winter balkon`)

const LIGHT_WEIGHT = 3
const ATTRIBUTE_WEIGHT = 6
const WEIGHTS = { least: 7, choices: 3 }

/**
 * How many of ten results a keyword loses when this word of its intent is added: 1 to 9, always the same for a word. For
 * whom a thing is changes little about how it is washed: in a question such a word weighs less.
 */
export function weighWord(word: string, isInQuestion = false): number {
  if (isConcept(word)) return weighConcept(word)
  if (LIGHT.has(word)) return LIGHT_WEIGHT
  if (ATTRIBUTES.has(word)) return isInQuestion ? LIGHT_WEIGHT : ATTRIBUTE_WEIGHT
  return WEIGHTS.least + (hash('weight', word) % WEIGHTS.choices)
}

function toSet(words: string): Set<string> {
  return new Set([...listWords(words), ...listWords(words, 'german')])
}
