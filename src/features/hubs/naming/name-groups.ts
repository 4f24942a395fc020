import { writeTitle } from '#features/articles/titles/index.ts'
import { findCompoundPart } from './compound-parts.ts'
import { rankSubjects, readTitles, type ReadTitle, type SubjectWord } from './subject-words.ts'
import { writeWords } from './write-words.ts'

interface Group {
  /** Titles or main keywords of the clusters, the most searched first. */
  titles: string[]
  /** Monthly searches of each cluster. */
  volumes: number[]
}

interface NamingOptions {
  /** ISO 639-1, with or without a region. */
  language: string
  /** Names in use, compared without case. */
  taken: string[]
}

const MOST_WORDS = 4
/** A word gives a group its name if titles of this part of the group have it. */
const SHARED = 0.5
/** Other words are in the name, too, if they are shared by this part of those titles. */
const SHARED_WITH_FIRST = 0.75
/** The name of a group without a title. */
const NAMELESS = 'Hub'

/**
 * Names groups of clusters by the words that most of their searches share, 1 to 4 words each. Words that say how people
 * search ("best", "how to", "2026") are not in a name. Each name is another one; a name in use gets a further word, or else a number.
 */
export function nameGroups(groups: readonly Group[], { language, taken }: NamingOptions): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()))
  return groups.map((group) => {
    const name = chooseFree(listNames(group, language), used)
    used.add(name.toLowerCase())
    return name
  })
}

/** The first name that is not in use, or the first of all with a number. */
function chooseFree(names: readonly string[], used: ReadonlySet<string>): string {
  const free = names.find((name) => !used.has(name.toLowerCase()))
  if (free !== undefined) return free
  const [best = ''] = names
  for (let number = 2; ; number++)
    if (!used.has(`${best} ${number}`.toLowerCase())) return `${best} ${number}`
}

/** Possible names, the best first; there is always one. */
function listNames({ titles, volumes }: Group, language: string): string[] {
  const read = readTitles(titles, volumes, language)
  const subjects = rankSubjects(read)
  const shared = chooseShared(subjects, read)
  const part = (subjects[0]?.share ?? 0) < SHARED ? findCompoundPart(read, language, SHARED) : null
  const longer = subjects.filter(({ key }) => !shared.includes(key)).map(({ key }) => [...shared, key])
  const names = [shared, ...longer].flatMap((keys) => writeName(keys, read) ?? [])
  return [...(part === null ? [] : [part]), ...names, cutTitle(titles)].map((name) =>
    writeTitle(name, language),
  )
}

/** The words that most of the group shares, as far as one title has all of them; the most shared one at least. */
function chooseShared([first, ...others]: readonly SubjectWord[], titles: readonly ReadTitle[]): string[] {
  if (first === undefined) return []
  const chosen = [first.key]
  const least = Math.max(SHARED, SHARED_WITH_FIRST * first.share)
  for (const { key, share } of others)
    if (share >= least && writeName([...chosen, key], titles) !== null) chosen.push(key)
  return chosen
}

function writeName(keys: readonly string[], titles: readonly ReadTitle[]): string | null {
  const name = keys.length === 0 || keys.length > MOST_WORDS ? null : writeWords(keys, titles)
  return name === null || splitAtSpaces(name).length > MOST_WORDS ? null : name
}

function cutTitle(titles: readonly string[]): string {
  const title = titles.find((one) => one.trim() !== '') ?? NAMELESS
  return splitAtSpaces(title).slice(0, MOST_WORDS).join(' ')
}

function splitAtSpaces(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
