import type { Random } from './random.ts'

/** Makes up words and keywords, each keyword only once. */
export interface Wording {
  word(): string
  topicName(): string
  /** Returns a generator of names for the intents of a topic. */
  intentNames(): () => string
  keyword(topicName: string, intentName: string, isHead: boolean): string
}

export function createWording(random: Random, topicWords: number): Wording {
  const used = new Set<string>()
  const topics = new Set<string>()
  const shared = Array.from({ length: topicWords }, word)

  function word(): string {
    const syllables = random.chance(0.3) ? 3 : 2
    let text = ''
    for (let i = 0; i < syllables; i++) text += random.pick(ONSETS) + random.pick(VOWELS)
    return text + random.pick(CODAS)
  }

  function nameTopic(): string {
    if (shared.length === 0) return random.chance(0.5) ? word() : `${word()} ${word()}`
    let name = `${random.pick(shared)} ${random.pick(shared)}`
    while (topics.has(name)) name = `${random.pick(shared)} ${random.pick(shared)}`
    topics.add(name)
    return name
  }

  function keyword(topicName: string, intentName: string, isHead: boolean): string {
    let text = isHead ? `${intentName} ${topicName}` : vary(topicName, intentName)
    while (used.has(text)) text += ` ${random.chance(0.6) ? random.pick(FILLERS) : word()}`
    used.add(text)
    return text
  }

  function vary(topicName: string, intentName: string): string {
    const filler = random.pick(FILLERS)
    if (random.chance(0.5)) return `${intentName} ${filler} ${topicName}`
    return random.chance(0.5)
      ? `${topicName} ${intentName} ${filler}`
      : `${filler} ${topicName} ${intentName}`
  }

  return {
    word,
    topicName: nameTopic,
    intentNames() {
      const first = random.below(INTENTS.length)
      let place = 0
      return () => {
        const name = INTENTS[(first + place) % INTENTS.length]
        return place++ < INTENTS.length ? name : `${name} ${word()}`
      }
    },
    keyword,
  }
}

const ONSETS = 'b br c ch d dr f g gr h k l m n p pr r s sh st t tr v w z'.split(' ')
const VOWELS = 'a e i o u ea oo ai'.split(' ')
const CODAS = ['', 'n', 'r', 'l', 's', 't', 'm', 'ck', 'nd', 'x']

const INTENTS = listPhrases(`
  best, how to, what is, cheap, near me, vs, review, price, buy, for beginners, alternatives, types of,
  benefits, meaning, cost, repair, guide, ideas, examples, template, online, free, download, size chart,
  rules, recipe, course, calculator, jobs, symptoms`)

const FILLERS = listPhrases(`
  top, good, new, easy, simple, small, large, professional, home, diy, quick, 2024, 2025, in usa, uk, list,
  tips, complete, explained, tutorial, for kids, for women, for men, for sale, reddit, pdf, step by step,
  affordable, used, wholesale`)

function listPhrases(text: string): string[] {
  return text.split(',').map((phrase) => phrase.trim())
}
