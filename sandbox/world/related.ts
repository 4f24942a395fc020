import { isConcept } from './concepts.ts'
import { isQuestion, readIntent } from './keyword-intent.ts'
import { grammarOf, isSpaceless, normalizeKeyword, toSingular } from './word-forms.ts'
import { itemAt } from '../stage/items.ts'

/** What people search for around a thing: {k} is the thing as it is written, {s} the same in singular. */
const ENGLISH = {
  before: `best {k}, cheap {k}, how to choose {k}, buy {k}, types of {k}, top {k}, affordable {k}, used {k}, how to clean {k},
    how to store {k}, how to repair {k}, diy {k}`,
  around: `{k} near me, {s} reviews, {s} price, {k} for beginners, {s} size guide, {s} brands, {k} for sale, {s} rental,
    {s} checklist, {s} comparison, {k} online, {s} materials`,
  kinds: `small {k}, large {k}, lightweight {k}, waterproof {k}`,
  conditions: `{k} for kids, {k} for women, {k} for men, {k} for travel, {k} for home, {s} accessories, {s} set, {k} for winter,
    {k} for summer`,
}
const GERMAN: typeof ENGLISH = {
  before: `beste {k}, günstige {k}, arten von {k}, was kostet {k}, gebrauchte {k}`,
  around: `{k} kaufen, {k} test, {k} vergleich, {k} preis, {k} in der nähe, {k} mieten, {k} reinigen, {k} für anfänger,
    {k} selber machen, {k} hersteller, {k} reparieren, {k} erfahrungen, {k} aufbewahren`,
  kinds: 'kleine {k}, große {k}, leise {k}, elektrische {k}',
  conditions: `{k} für kinder, {k} für damen, {k} für herren, {k} zubehör, {k} set, {k} für zuhause, {k} für unterwegs,
    {k} aus holz, {k} mit akku`,
}
/** What people add to a whole question, to one without a circumstance, and to one that asks how something is done. */
const AFTER_QUESTIONS = { english: '{k} guide, {k} advice', german: '{k} einfach erklärt, {k} ratgeber' }
const CIRCUMSTANCES = {
  english: '{k} at home, {k} in winter, {k} in summer, {k} outdoors',
  german: '{k} zu hause, {k} im winter, {k} im sommer, {k} draußen',
}
const AFTER_HOW = {
  english: '{k} step by step, {k} tips, {k} quickly, {k} mistakes',
  german: '{k} schritt für schritt, {k} tipps, {k} schnell, {k} fehler',
}
const CONDITION = /\s(?:for|with|without|in|für|mit|ohne|aus|im)\s/
const KINDS = /\b(?:small|large|lightweight|waterproof|kleine|große|leise|elektrische)\b/
const LONGEST_THING = 3
const LONGEST_IDLE = 4
/** Stands for a thing where it is tried which words around it say nothing about it. */
const ANYTHING = 'qqq'

const BY_SCRIPT: [RegExp, string][] = [
  [/\p{sc=Thai}/u, '{k} ราคา, {k} รีวิว, {k} ดีที่สุด, วิธี {k}, ซื้อ {k}, {k} ใกล้ฉัน, {k} คืออะไร'],
  [
    /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
    '{k} おすすめ, {k} 比較, {k} 価格, {k} 口コミ, {k} とは, {k} 通販, {k} 中古',
  ],
  [/\p{sc=Han}/u, '{k} 推荐, {k} 价格, {k} 评价, {k} 对比, {k} 是什么'],
  [/\p{sc=Hangul}/u, '{k} 추천, {k} 가격, {k} 후기, {k} 비교, {k} 방법'],
  [/\p{sc=Arabic}/u, 'أفضل {k}, سعر {k}, شراء {k}, {k} رخيص, كيف {k}, مراجعة {k}'],
  [/\p{sc=Cyrillic}/u, 'лучшие {k}, купить {k}, цена {k}, отзывы {k}, как {k}'],
]

/**
 * Related searches of a keyword, in its own script: other questions about its thing, and more special things; those of
 * a whole question, which is recognised in Latin script, are longer questions.
 */
export function listRelated(keyword: string, language = 'en'): string[] {
  const text = normalizeKeyword(keyword)
  if (isConcept(text)) return []
  const [, ofScript] = BY_SCRIPT.find(([script]) => script.test(text)) ?? []
  if (ofScript === undefined && isQuestion(text, language)) return listAroundQuestion(text, language)
  const thing = nameThing(text, language)
  const made = fill(ofScript ?? templatesFor(thing, language), thing)
  const { key } = readIntent(text, language)
  const others = made.filter((related) => readIntent(related, language).key !== key)
  return [...new Set([thing, ...others])].filter((related) => related !== text)
}

/** Longer questions; those of a comparison with a circumstance also come from the words before the circumstance. */
function listAroundQuestion(question: string, language: string): string[] {
  const grammar = grammarOf(language)
  const { key, wants } = readIntent(question, language)
  const compared = itemAt(question.split(CONDITION), 0)
  const hasCircumstance = compared !== question
  const related = [
    ...(hasCircumstance ? [] : fill(CIRCUMSTANCES[grammar], question)),
    ...fill(AFTER_QUESTIONS[grammar], question),
    ...(wants.includes('how') ? fill(AFTER_HOW[grammar], question) : []),
    ...(hasCircumstance && wants.includes('versus') ? [compared, ...listRelated(compared, language)] : []),
  ]
  return related.filter((one) => readIntent(one, language).key !== key)
}

/** The searches of a line of templates about a thing. */
function fill(templates: string, thing: string): string[] {
  const single = singularOf(thing)
  return templates.split(',').map((template) => template.trim().replace('{k}', thing).replace('{s}', single))
}

export function singularOf(thing: string): string {
  const words = thing.split(' ')
  return [...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join(' ')
}

/** The keyword without the words before and after its thing: of "buy hiking boots online" it is "hiking boots". */
export function nameThing(keyword: string, language = 'en'): string {
  const text = normalizeKeyword(keyword)
  if (isSpaceless(text)) return text
  let words = text.split(' ')
  for (;;) {
    const [first, last] = [countIdle(words, language, 'first'), countIdle(words, language, 'last')]
    if (first + last === 0 || first + last >= words.length) return words.join(' ')
    words = words.slice(first, words.length - last)
  }
}

/** How many words at one end say nothing about the thing, such as "for sale". */
function countIdle(words: string[], language: string, end: 'first' | 'last'): number {
  for (let count = Math.min(LONGEST_IDLE, words.length - 1); count > 0; count--) {
    const part = end === 'first' ? words.slice(0, count) : words.slice(-count)
    const around = end === 'first' ? [...part, ANYTHING] : [ANYTHING, ...part]
    const rest = end === 'first' ? words.slice(count) : words.slice(0, -count)
    if (subjectOf(around, language) === ANYTHING && subjectOf(rest, language) === subjectOf(words, language))
      return count
  }
  return 0
}

function subjectOf(words: string[], language: string): string {
  return readIntent(words.join(' '), language).subject.join(' ')
}

function templatesFor(thing: string, language: string): string {
  const { before, around, kinds, conditions } = grammarOf(language) === 'german' ? GERMAN : ENGLISH
  const isShort = thing.split(' ').length <= LONGEST_THING
  const more = KINDS.test(thing) ? before : `${before}, ${kinds}`
  if (CONDITION.test(thing)) return more
  return isShort ? `${more}, ${around}, ${conditions}` : `${before}, ${around}`
}
