import { capitalize } from '../phrases.ts'
import { phrasesOf } from './phrases/index.ts'
import { entriesOf, fieldsOf, textOf, type AgentPrompt } from './read-prompt.ts'
import { countShared, listSubjectWords } from './words.ts'
import { cite, readCards, type Card } from './write-sections.ts'

/** Lead, answers and meta; the lead says that this is a demo. */
export function writeEnds(prompt: AgentPrompt): object {
  const { language } = prompt
  const phrases = phrasesOf(language)
  const brief = fieldsOf(prompt, 'brief')
  const title = textOf(brief['title'])
  // A figure would need a source.
  const subject = (textOf(brief['mainKeyword']) || title).replaceAll(/\p{N}+/gu, '').trim()
  const fill = (phrase: string) => phrase.replaceAll('{k}', subject)
  const told = new Set((prompt.blocks.get('article') ?? '').match(/\bE\d+\b/g))
  const left = readCards(prompt).filter(({ id }) => !told.has(id))
  const faqs = entriesOf(prompt, 'questions').flatMap(({ id, question }, place) => {
    const card = takeBest(left, textOf(question), language)
    return card === null ? [] : [{ question: textOf(id), answer: cite(card, { phrases, place }) }]
  })
  return {
    lead: [...phrases.lead, phrases.demo].map(fill).join(phrases.space),
    faqs,
    title,
    description: textOf(brief['description']) || capitalize(fill(phrases.description)),
  }
}

/** Takes the card that has most in common with a question out of the list; null when none has anything. */
function takeBest(cards: Card[], question: string, language: string): Card | null {
  const words = new Set(listSubjectWords(question, language))
  const best = cards
    .map((card, place) => ({ card, place, shared: countShared(card.says, words, language) }))
    .toSorted((a, b) => b.shared - a.shared)[0]
  if (best === undefined || best.shared === 0) return null
  cards.splice(best.place, 1)
  return best.card
}

/** An image below each of the first headings. */
export function writeImages(prompt: AgentPrompt): object {
  const phrases = phrasesOf(prompt.language)
  const images = entriesOf(prompt, 'headings')
    .filter((_, place) => place % 2 === 0)
    .slice(0, 3)
    .map(({ id, heading }) => {
      const about = textOf(heading)
        .replaceAll(/\p{N}+/gu, '')
        .trim()
      return {
        after: textOf(id),
        query: about,
        prompt: `A calm photograph about "${about}", seen from the side in soft daylight, without any text.`,
        alt: phrases.alt.replaceAll('{h}', about),
        caption: phrases.caption.replaceAll('{h}', about),
      }
    })
  return { images }
}
