import { pick } from '../random.ts'
import type { Page } from '../pages.ts'

/** A section in the text of an article or product; always the same for a page. */
interface Section {
  heading: string
  paragraphs: string[]
}

const SITUATIONS = [
  'on a wet ridge',
  'after a week of use',
  'when the forecast is wrong',
  'on your first long trip',
  'in camp after dark',
  'on a short evening round',
  'with a full load',
  'far from the next road',
]
const REASONS = [
  'a small fault at home becomes a large one outside',
  'weight that you never use is still weight that you carry',
  'good gear lasts for years if it is looked after',
  'comfort decides how far you go',
  'the cheapest choice is seldom the cheapest after three seasons',
  'most returns in our shop come from a wrong size',
]
const ADVICE = [
  'Try {n} with everything else that you will wear',
  'Check seams and buckles of your {n} before each season',
  'Write down what your {n} have to do before you compare prices',
  'Let {n} dry slowly, away from stoves and radiators',
  'Ask in the shop how {n} of last year compare',
  'Carry a small repair kit for your {n}',
  'Keep the receipt: {n} carry a warranty of two years here',
]
const HEADINGS: Record<string, string[]> = {
  choose: ['What matters most', 'Fit before features', 'What to spend', 'A short decision path'],
  clean: ['What you need', 'Step by step', 'Drying', 'What to avoid'],
  store: ['Before you put them away', 'The right place', 'Over the winter'],
  repair: ['Find the fault', 'Repairs on the way', 'Repairs at home', 'When to give up'],
  size: ['How to measure', 'Reading the chart', 'Between two sizes'],
  type: ['The main types', 'Which type for which trip', 'Types that you can skip'],
  checklist: ['Always', 'For more than a night', 'For bad weather'],
  lifespan: ['What wears first', 'Signs of age', 'Making them last'],
  material: ['The usual materials', 'Strengths and weaknesses', 'What we prefer'],
  beginner: ['Where to start', 'Mistakes of the first season', 'What can wait'],
}
const PRODUCT_HEADINGS = ['Made for', 'In use', 'Care']

export function writeSections(page: Page, seed: number): Section[] {
  const headings = page.kind === 'article' ? (HEADINGS[page.want] ?? []) : PRODUCT_HEADINGS
  return headings.map((heading, place) => ({
    heading,
    paragraphs: [0, 1].map((part) => writeParagraph(page, seed, place * 2 + part)),
  }))
}

/** One sentence for the meta description, the top of the text and the structured data. */
export function writeSummary({ topic, kind, title }: Page): string {
  const name = topic?.name ?? 'outdoor gear'
  if (kind === 'article') return `${title}: what we have learned about ${name} in the workshop and outside.`
  if (kind === 'product') return `${title}, one of the ${name} that we use ourselves.`
  if (kind === 'category') return `${title} that last: chosen, tested and repaired by people who walk.`
  return `${title}. Outdoor gear, honest advice and a workshop that repairs what it sells.`
}

function writeParagraph({ topic, path }: Page, seed: number, place: number): string {
  const name = topic?.name ?? 'outdoor gear'
  const at = (list: string[], salt: number) => pick(list, seed, path, place, salt).replace('{n}', name)
  return `${at(ADVICE, 1)}, because ${at(REASONS, 2)}. ${capital(at(SITUATIONS, 3))} you will notice the difference. ${at(ADVICE, 4)}.`
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
