import { itemAt } from '../../../stage/items.ts'
import { hash } from '../../../world/random.ts'
import { capitalize } from '../phrases.ts'
import { kindOf, proseOf } from './prose/index.ts'
import { joinCards, readCards, type Claim } from './read-claims.ts'
import { entriesOf, fieldsOf, textOf, type AgentPrompt } from './read-prompt.ts'
import { sayClaim } from './say-claim.ts'
import { countShared, countWords, listSubjectWords, nameSubject } from './words.ts'

/** Of a claim that answers in the lead. */
const LONGEST_ANSWER = 24
/** The share of a question's words that its answer has. */
const LEAST_ANSWERED = 0.6
const MOST_SENTENCES = 2

/** Lead, answers and meta; the lead says that this is a demo. */
export function writeEnds(prompt: AgentPrompt): object {
  const { language } = prompt
  const prose = proseOf(language)
  const brief = fieldsOf(prompt, 'brief')
  const title = textOf(brief['title'])
  // A figure would need a source.
  const named = (textOf(brief['mainKeyword']) || title).replaceAll(/\p{N}+/gu, '').trim()
  const subject = nameSubject(named, language)
  const fill = (phrase: string) => phrase.replaceAll('{k}', () => subject)
  const told = new Set((prompt.blocks.get('article') ?? '').match(/\bE\d+\b/g))
  const left = joinCards(readCards(prompt), language).filter(
    ({ card, agreeing, contrary, form }) =>
      form === 'told' && ![card, ...agreeing, ...contrary].some(({ id }) => told.has(id)),
  )
  const faqs = entriesOf(prompt, 'questions').flatMap(({ id, question }, place) => {
    const claims = takeAnswers(left, textOf(question), language)
    if (claims.length === 0) return []
    const answer = claims.map((claim) => sayClaim(claim, { prose, place })).join(prose.space)
    return [{ question: textOf(id), answer }]
  })
  return {
    lead: writeLead({ subject, title, left, language }),
    faqs,
    title,
    description: textOf(brief['description']) || capitalize(fill(prose.description)),
  }
}

interface Leading {
  subject: string
  title: string
  left: Claim[]
  language: string
}

/** What the reader wants, an answer to begin with, and what the article adds. */
function writeLead({ subject, title, left, language }: Leading): string {
  const prose = proseOf(language)
  const place = hash('lead', title)
  const leads = prose.leadsByKind[kindOf(subject, language)] ?? prose.leads
  const opening = itemAt(leads, place % leads.length).replace('{k}', () => capitalize(subject))
  const words = new Set(listSubjectWords(subject, language))
  const claim = left.find(
    ({ card: { says } }) =>
      /\p{Nd}/u.test(says) &&
      countWords(says, language) <= LONGEST_ANSWER &&
      countShared(says, words, language) >= words.size * LEAST_ANSWERED,
  )
  const answer =
    claim === undefined ? '' : prose.leadClaim.replace('{says}', () => sayClaim(claim, { prose, place }))
  const end = itemAt(prose.leadEnds, place % prose.leadEnds.length)
  return [opening, answer, end, prose.demo].filter((one) => one !== '').join(prose.space)
}

/** Takes the claims that answer a question out of the list. */
function takeAnswers(claims: Claim[], question: string, language: string): Claim[] {
  const words = new Set(listSubjectWords(question, language))
  const answers = claims
    .map((claim) => ({
      claim,
      share: countShared(claim.card.says, words, language) / Math.max(1, words.size),
    }))
    .filter(({ share }) => share >= LEAST_ANSWERED)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_SENTENCES)
    .map(({ claim }) => claim)
  for (const claim of answers) claims.splice(claims.indexOf(claim), 1)
  return answers
}

/** An image below each of the first headings. */
export function writeImages(prompt: AgentPrompt): object {
  const prose = proseOf(prompt.language)
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
        alt: prose.alt.replaceAll('{h}', () => about),
        caption: prose.caption.replaceAll('{h}', () => about),
      }
    })
  return { images }
}
