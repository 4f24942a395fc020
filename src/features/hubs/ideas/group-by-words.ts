import { isUnspaced, type Word, type WordReader } from './words.ts'

/** A keyword that stands for a cluster or for itself. */
interface Grouped {
  text: string
  /** Monthly searches; null when unknown. */
  volume: number | null
}

interface WordGroup<Item> {
  /** The words that its texts share, as they are mostly written. */
  name: string
  items: Item[]
}

/** Fewer texts are no subject of a hub. */
const LEAST_IN_GROUP = 3
/** A word in more of the texts than this is what the whole plan is about. */
const LARGEST_SHARE = 0.6
const MANY = 20
/** A word in so many of a group's texts belongs to its name. */
const SHARED_BY = 0.7
/** How much a word counts that the text is not mainly about. */
const ASIDE = 0.3
/** In these languages the first word of a text says what it is about, and not the last one. */
const HEAD_FIRST: ReadonlySet<string> = new Set([
  'fr',
  'es',
  'it',
  'pt',
  'ca',
  'ro',
  'id',
  'vi',
  'pl',
  'th',
  'ar',
  'he',
])

interface Read<Item> {
  item: Item
  words: readonly Word[]
  /** The form of the word that the text is mainly about. */
  head: string | undefined
}

/** Puts texts that share the word of their subject into groups, the largest first; each text is in one group at most. */
export function groupByWords<Item extends Grouped>(
  reader: WordReader,
  { items, language, most }: { items: readonly Item[]; language: string; most: number },
): WordGroup<Item>[] {
  const isHeadFirst = HEAD_FIRST.has(language.toLowerCase().split('-')[0] ?? '')
  let left = items.map((item) => readItem(reader, item, isHeadFirst))
  const groups: WordGroup<Item>[] = []
  while (groups.length < most) {
    const form = findSubject(left, items.length)
    if (form === null) break
    const members = left.filter(({ words }) => words.some((word) => word.form === form))
    left = left.filter((one) => !members.includes(one))
    groups.push({ name: nameGroup(members, form), items: members.map(({ item }) => item) })
  }
  return groups
}

function readItem<Item extends Grouped>(reader: WordReader, item: Item, isHeadFirst: boolean): Read<Item> {
  const words = reader.read(item.text)
  const meaning = words.filter(isSubject)
  return { item, words: meaning, head: (isHeadFirst ? meaning[0] : findLast(words))?.form }
}

function isSubject({ isStop, asks, isGeneral, text }: Word): boolean {
  return !isStop && !asks && !isGeneral && /\p{L}/u.test(text)
}

/** The last word of the subject: in `how to clean boots for winter` what is before `for`. */
function findLast(words: readonly Word[]): Word | undefined {
  const first = words.findIndex(isSubject)
  const stop = words.findIndex(({ isStop }, at) => isStop && at > first)
  return words.slice(0, stop === -1 ? words.length : stop).findLast(isSubject)
}

/** The word that most of the texts are about; null when too few share one. */
function findSubject(left: readonly Read<Grouped>[], total: number): string | null {
  const counts = new Map<string, { texts: number; weight: number }>()
  for (const { words, head } of left)
    for (const form of new Set(words.map((word) => word.form))) {
      const count = counts.get(form) ?? { texts: 0, weight: 0 }
      counts.set(form, { texts: count.texts + 1, weight: count.weight + (form === head ? 1 : ASIDE) })
    }
  const largest = total > MANY ? total * LARGEST_SHARE : total
  const [best] = [...counts]
    .filter(([, { texts }]) => texts >= LEAST_IN_GROUP && texts <= largest)
    .toSorted(([one, a], [other, b]) => b.weight - a.weight || (one < other ? -1 : 1))
  return best?.[0] ?? null
}

/** The words that most members share, in the order and form in which they are mostly written. */
function nameGroup(members: readonly Read<Grouped>[], form: string): string {
  const counts = new Map<string, number>()
  for (const { words } of members)
    for (const one of new Set(words.map((word) => word.form))) counts.set(one, (counts.get(one) ?? 0) + 1)
  const shared = new Set(
    [...counts].flatMap(([one, count]) => (one === form || count >= members.length * SHARED_BY ? [one] : [])),
  )
  const names = new Map<string, number>()
  for (const { words } of members) {
    const named = words.filter((word) => shared.has(word.form))
    if (new Set(named.map((word) => word.form)).size < shared.size) continue
    const texts = named.map(({ text }) => text)
    const name = texts.join(texts.every(isUnspaced) ? '' : ' ')
    names.set(name, (names.get(name) ?? 0) + 1)
  }
  const [usual] = [...names].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
  return usual?.[0] ?? form
}
