import { foldKeyword } from '#features/contentplans/rules.ts'
import { readTags } from '../rules.ts'
import { isUnspaced, type Word, type WordReader } from './words.ts'

/** A hub as its words are needed. */
export interface NamedHub {
  id: number
  name: string
  /** Its seed keywords, separated by `|`; without them the words of its name say what belongs to it. */
  tags: string
}

interface Tag {
  topicId: number
  words: readonly string[]
  /** The tag without its spaces, in a script that has none; else null. */
  joined: string | null
}

/** The words of hubs, prepared for many comparisons. */
export interface HubWords {
  reader: WordReader
  /** Tags by their first word, longer ones first. */
  byWord: ReadonlyMap<string, readonly Tag[]>
  /** Tags in scripts without spaces: where such a text is taken apart can depend on the text around it. */
  unspaced: readonly Tag[]
}

export function readHubWords(reader: WordReader, hubs: readonly NamedHub[]): HubWords {
  const tags = hubs
    .flatMap(({ id, ...hub }) => listTexts(hub).map((text) => readTag(reader, { id, text })))
    .filter(({ words }) => words.length > 0)
    .toSorted((one, other) => other.words.length - one.words.length)
  const byWord = Map.groupBy(tags, ({ words }) => words[0] ?? '')
  return { reader, byWord, unspaced: tags.filter(({ joined }) => joined !== null) }
}

/** The seed keywords of a hub; of a hub without any, its name. */
export function listTexts({ name, tags }: Omit<NamedHub, 'id'>): string[] {
  const texts = readTags(tags)
  return texts.length > 0 ? texts : [name]
}

function readTag(reader: WordReader, { id, text }: { id: number; text: string }): Tag {
  const all = reader.read(text)
  const meaning = all.filter(({ isStop }) => !isStop)
  const words = (meaning.length > 0 ? meaning : all).map(({ form }) => form)
  return { topicId: id, words: [...new Set(words)], joined: isUnspaced(text) ? joinText(text) : null }
}

function joinText(text: string): string {
  return foldKeyword(text).replaceAll(' ', '')
}

/**
 * The hubs that a text belongs to, those first that more of its words speak for: all words of one of the hub's seed
 * keywords are in it, in any order and in any form.
 */
export function findHubs({ reader, byWord, unspaced }: HubWords, text: string): number[] {
  const forms = listForms(reader.read(text))
  const found = [...forms].flatMap((form) => byWord.get(form) ?? []).filter((tag) => hasAll(forms, tag))
  if (unspaced.length > 0 && isUnspaced(text)) {
    const joined = joinText(text)
    found.push(...unspaced.filter((tag) => tag.joined !== null && joined.includes(tag.joined)))
  }
  const best = found.toSorted((one, other) => other.words.length - one.words.length)
  return [...new Set(best.map(({ topicId }) => topicId))]
}

function listForms(words: readonly Word[]): Set<string> {
  const forms = new Set<string>()
  for (const { form, parts } of words) {
    forms.add(form)
    for (const part of parts) forms.add(part)
  }
  return forms
}

function hasAll(forms: ReadonlySet<string>, { words }: Tag): boolean {
  return words.every((word) => forms.has(word))
}

/** Whether a keyword belongs to a hub by its words, which are those of this one hub. */
export function belongsToHub(hub: HubWords, keyword: string): boolean {
  return findHubs(hub, keyword).length > 0
}
