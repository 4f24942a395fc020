import { foldKeyword } from '#features/contentplans/rules.ts'
import { findTags, type HubWords, type Tag } from './hub-words.ts'
import { joinKey } from './words.ts'
import { OTHER_SUBJECTS, USES, type Modifier } from './find-modifiers.ts'
import type { TitlePart } from './read-titles.ts'
import { sharePhrases, type Phrase } from './share-phrases.ts'

/** A keyword that our rules propose. */
interface RuleIdea {
  keyword: string
  /** See `keyOf` of the reader. */
  key: string
  reason: string
}

interface Known {
  /** The words of this one hub, and of all hubs of the plan. */
  hub: HubWords
  all: HubWords
  topicId: number
  /** What the keywords of the plan's hubs say about their subjects. */
  modifiers: readonly Modifier[]
  /** Of pages that rank for keywords of the hub. */
  titles: readonly TitlePart[]
  /** The forms of all words in the keywords of the hub, and in those of the plan. */
  hubForms: ReadonlySet<string>
  planForms: ReadonlySet<string>
  /** Whether the plan has a keyword or a cluster with the key. */
  hasKey: (key: string) => boolean
}

/** So many sites show that a subject which the hub lacks belongs to it. */
const SITES_OF_GAP = 3
/** Seed keywords that are combined with modifiers, at most. */
const MOST_COMBINED = 20

interface Scored extends Omit<RuleIdea, 'key'> {
  /** Of its words, without stop words. */
  forms: readonly string[]
  score: number
}

/** New keywords for a hub, the best first, each once: by titles of the pages that rank for it, and by modifiers. */
export function findRuleIdeas(known: Known, most: number): RuleIdea[] {
  const scored = [...readPhrases(known), ...combineModifiers(known)].toSorted(
    (one, other) => other.score - one.score || (one.keyword < other.keyword ? -1 : 1),
  )
  const ideas = new Map<string, RuleIdea>()
  for (const { forms, keyword, reason } of scored) {
    if (ideas.size === most) break
    const key = joinKey(forms)
    if (known.hasKey(key) || ideas.has(key) || isOfOtherHub(known, keyword)) continue
    ideas.set(key, { keyword: foldKeyword(keyword), key, reason })
  }
  return [...ideas.values()]
}

/** Whether a keyword has a longer seed keyword of another hub than of this one. */
function isOfOtherHub({ all, topicId }: Known, keyword: string): boolean {
  const tags = findTags(all, all.reader.read(keyword))
  const longest = tags.filter(({ words }) => words.length === tags[0]?.words.length)
  return longest.length > 0 && !longest.some((tag) => tag.topicId === topicId)
}

function readPhrases(known: Known): Scored[] {
  return sharePhrases(known.hub, known.titles).flatMap((phrase) => {
    const { text, words, sites } = phrase
    const forms = words.flatMap(({ isStop, form }) => (isStop ? [] : [form]))
    const idea = { keyword: text, forms }
    if (phrase.isQuestion)
      return [{ ...idea, score: sites + 2, reason: 'A page that ranks for this hub answers it.' }]
    if (phrase.isOfHub)
      return [
        {
          ...idea,
          score: 2 * sites,
          reason: `${sites} of the sites that rank for this hub have it in their titles.`,
        },
      ]
    return isGap(phrase, known)
      ? [
          {
            ...idea,
            score: sites,
            reason: `${sites} sites that rank for this hub write about it, and the hub does not.`,
          },
        ]
      : []
  })
}

/** Whether a phrase names a subject that no keyword of the hub has, and not only what every shop writes. */
function isGap({ words, sites }: Phrase, { hubForms, planForms }: Known): boolean {
  const meaning = words.filter(({ isStop, isGeneral, asks }) => !isStop && !isGeneral && !asks)
  return (
    sites >= SITES_OF_GAP &&
    meaning.length > 1 &&
    meaning.some(({ form }) => !hubForms.has(form)) &&
    meaning.some(({ form }) => planForms.has(form))
  )
}

function combineModifiers(known: Known): Scored[] {
  const { hub, modifiers } = known
  return modifiers.flatMap((modifier) =>
    hub.tags.slice(0, MOST_COMBINED).flatMap((tag) => combine(known, modifier, tag)),
  )
}

function combine({ topicId }: Known, modifier: Modifier, tag: Tag): Scored[] {
  const { side, text, forms, subjects, uses } = modifier
  const others = subjects.has(tag.text) ? subjects.size - 1 : subjects.size
  const own = uses.get(topicId) ?? 0
  if ((others < OTHER_SUBJECTS && own < USES) || forms.some((form) => tag.words.includes(form))) return []
  const keyword = (side === 'before' ? text + tag.text : tag.text + text).trim()
  const reason =
    others >= OTHER_SUBJECTS
      ? `Searches for ${others} other subjects of the plan have “${text.trim()}”, too.`
      : `${own} keywords of this hub have “${text.trim()}”.`
  const score = Math.min(others, MOST_COUNTED) / 2 + Math.min(own, MOST_COUNTED) / 2
  return [{ keyword, forms: [...forms, ...tag.words], score, reason }]
}

/** A modifier that is used more often than that is no better for it. */
const MOST_COUNTED = 10
