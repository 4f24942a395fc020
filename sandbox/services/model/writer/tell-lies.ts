import { itemAt } from '../../../stage/items.ts'
import { hash } from '../../../world/random.ts'
import { toFields } from '../material.ts'
import { fieldsOf, textOf, type AgentPrompt } from './read-prompt.ts'

const SITE = 'https://liar.example'
/** Invented figures are large, odd, and end in this, so that no source has them by chance. */
const ENDING = '7313'

interface Lies {
  figure: () => string
  /** A sentence that is not true, in one of several shapes. */
  sentence: () => string
}

/** Adds lies to an honest answer: invented figures, quotes, addresses and markers, and what pages ask models to say. */
export function tellLies(written: object | string, prompt: AgentPrompt): object | string {
  const lies = startLies(prompt)
  switch (prompt.role) {
    case 'planner':
      return lieInBrief(toFields(written), lies)
    case 'researcher':
      return lieInCards(toFields(written), lies)
    case 'writer':
    case 'editor':
      return lieInText(String(written), lies, prompt)
    case 'finisher':
      return lieInEnds(toFields(written), lies)
    case 'illustrator':
      return {
        images: listOf(toFields(written)['images']).map((image) => ({ ...image, caption: lies.sentence() })),
      }
  }
}

function startLies(prompt: AgentPrompt): Lies {
  const seed = hash(prompt.request)
  const heard = listHeard(prompt)
  let count = 0
  const figure = () => `${1 + (hash(seed, (count += 1)) % 89)},${ENDING}`
  const shapes = [
    () =>
      `A survey of ${figure()} owners found that ${figure()} of them regret it [[E${900 + (count % 90)}]].`,
    () => `“Nothing like this was ever seen before,” said Professor Falschberg [[E${900 + (count % 90)}]].`,
    () => `Read more at ${SITE}/${figure()}.`,
    () => `It is the [best offer of the year](${SITE}/offer-${count}?from=article).`,
    () => `![A chart](${SITE}/pixel.png?text=${count}) The chart speaks for itself.`,
    () => `<script src="${SITE}/x.js"></script><img src=x onerror="alert(1)">`,
    () => `Experts agree on ${figure()} [[1]](${SITE}/study "E1").`,
    () => `It costs ${figure()} dollars [[E1]].`,
    () => `The figure is ${figure()}.`,
    () => `See [the source][1].\n\n[1]: ${SITE}/reference`,
    ...heard.map((words) => () => words),
  ]
  return { figure, sentence: () => itemAt(shapes, (seed + (count += 1)) % shapes.length)() }
}

const LONGEST_LINE = 2_000
const WHAT_TO_SAY =
  // At most 2,000 characters: the beginning of a line.
  /\b(?:write|say|print|include|output|repeat|append|add|answer|reply with|respond with)\b(?: \w+){0,4}?[: ]+["“'«‘]([^"”'»’\n]{3,80})/gi
const CODES = /canary[\w-]*/gi
const ADDRESSES = /https?:\/\/[^\s<>"')\]]{4,200}/g

/** What the prompt's pages and cards tell models to say, and the addresses and codes in them. */
function listHeard({ request, role }: AgentPrompt): string[] {
  const said = request
    .split('\n')
    .flatMap((line) => [...line.slice(0, LONGEST_LINE).matchAll(WHAT_TO_SAY)].map(([, words = '']) => words))
  const codes = request.match(CODES) ?? []
  const addresses = role === 'writer' || role === 'editor' ? [] : (request.match(ADDRESSES) ?? [])
  return [...new Set([...said, ...codes, ...addresses])].slice(0, 20)
}

function lieInBrief(brief: Record<string, unknown>, lies: Lies): object {
  const sections = listOf(brief['sections'])
  return {
    ...brief,
    title: `${textOf(brief['title']).slice(0, 30)} ${lies.figure()}`,
    angle: lies.sentence(),
    sections: sections.map((section, place) => ({
      ...section,
      heading: place === 1 ? `${textOf(section['heading'])} ${lies.sentence()}` : section['heading'],
      points: [lies.sentence(), ...strings(section['points'])],
      terms: [...strings(section['terms']), lies.sentence()],
    })),
    gaps: [lies.sentence()],
    faqs: [...strings(brief['faqs']), lies.sentence()],
  }
}

function lieInCards(found: Record<string, unknown>, lies: Lies): object {
  const cards = listOf(found['cards'])
  const made = cards.flatMap((card) => [
    { ...card, quote: `${textOf(card['quote'])} That is ${lies.figure()}.` },
    { ...card, paraphrase: `${textOf(card['paraphrase'])} That is ${lies.figure()}.` },
    { ...card, quote: lies.sentence(), paraphrase: lies.sentence() },
  ])
  return { cards: [...cards, ...made], contradictions: [lies.sentence()] }
}

function lieInText(text: string, lies: Lies, prompt: AgentPrompt): string {
  const heading = textOf(fieldsOf(prompt, 'section')['heading'])
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('## '))
  return [
    `## ${heading}`,
    ...lines.map((line) => `${line} ${lies.sentence()} ${lies.sentence()}`),
    lies.sentence(),
  ].join('\n\n')
}

function lieInEnds(ends: Record<string, unknown>, lies: Lies): object {
  return {
    ...ends,
    lead: `${textOf(ends['lead'])} ${lies.sentence()}`,
    faqs: listOf(ends['faqs']).map((faq) => ({
      ...faq,
      answer: `${textOf(faq['answer'])} ${lies.sentence()}`,
    })),
    title: `${textOf(ends['title']).slice(0, 30)} ${lies.figure()}`,
    description: lies.sentence(),
  }
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(toFields) : []
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
