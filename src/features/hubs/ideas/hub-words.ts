import { readTags } from '../rules.ts'
import type { Word, WordReader } from './words.ts'

/** A hub as its words are needed. */
interface NamedHub {
  id: number
  name: string
  /** Its seed keywords, separated by `|`; without them the words of its name say what belongs to it. */
  tags: string
}

export interface Tag {
  topicId: number
  /** As it is written in the hub. */
  text: string
  /** The forms of its words. */
  words: readonly string[]
}

/** The words of hubs, prepared for many comparisons. */
export interface HubWords {
  reader: WordReader
  /** Tags by their first word. */
  byWord: ReadonlyMap<string, readonly Tag[]>
  /** In the order of each hub. */
  tags: readonly Tag[]
}

export function readHubWords(reader: WordReader, hubs: readonly NamedHub[]): HubWords {
  const tags = hubs
    .flatMap(({ id, ...hub }) => listTexts(hub).map((text) => readTag(reader, { id, text })))
    .filter(({ words }) => words.length > 0)
  const byWord = Map.groupBy(tags, ({ words }) => words[0] ?? '')
  return { reader, tags, byWord }
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
  return { topicId: id, text, words: [...new Set(words)] }
}

/**
 * The hubs that a text belongs to, those first that more of its words speak for: all words of one of the hub's seed
 * keywords are in it, in any order and in any form.
 */
export function findHubs(
  hubs: HubWords,
  text: string,
  words: readonly Word[] = hubs.reader.read(text),
): number[] {
  const tags = findTags(hubs, words)
  if (tags.length < 2) return tags.map(({ topicId }) => topicId)
  return [...new Set(tags.map(({ topicId }) => topicId))]
}

/** The seed keywords that are in a text, those of more words first. */
export function findTags({ byWord }: HubWords, words: readonly Word[]): Tag[] {
  const begun = listBegun(byWord, words)
  if (begun.length === 0) return begun
  const forms = listForms(words)
  const found = begun.filter((tag) => hasAll(forms, tag))
  if (found.length < 2) return found
  return [...new Set(found)].toSorted((one, other) => other.words.length - one.words.length)
}

/** The tags whose first word is among these. */
function listBegun(byWord: HubWords['byWord'], words: readonly Word[]): Tag[] {
  const begun: Tag[] = []
  for (const { form, parts } of words) {
    addAll(begun, byWord.get(form))
    for (const part of parts) addAll(begun, byWord.get(part))
  }
  return begun
}

function addAll(tags: Tag[], more: readonly Tag[] | undefined): void {
  if (more !== undefined) for (const tag of more) tags.push(tag)
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
