import type { EvidenceCard, SourcePage } from '#features/writing/contract.ts'
import { makeChance, makeSentence } from './make-sentence.ts'

const HEADINGS =
  'How boots fit|Waterproof boots and leather|Which sole for which terrain?|Care and cleaning|What boots cost'

/** Ten pages that rank, of 1,800 words each. */
export function makePages(): SourcePage[] {
  return Array.from({ length: 10 }, (_, index) => {
    const chance = makeChance(index + 1)
    const text = Array.from({ length: 130 }, () => makeSentence(chance)).join('\n')
    const headings = HEADINGS.split('|').map((heading) => ({ level: 2, text: heading }))
    const url = `https://page${index}.example/boots`
    return {
      url,
      position: index + 1,
      title: 'Boots',
      language: 'en',
      date: null,
      headings,
      text,
      wordCount: 1_800,
    }
  })
}

export function makeCards(): EvidenceCard[] {
  return Array.from({ length: 40 }, (_, index) => ({
    id: `E${index + 1}`,
    section: 0,
    kind: 'fact',
    quote: 'The boots last.',
    paraphrase: 'They last.',
    url: `https://page${index % 10}.example/boots`,
    date: null,
  }))
}

/** An article of so many words with headings, lists, a table, citations and links. */
export function makeArticle(words: number): string {
  const chance = makeChance(99)
  const lines = ['# Hiking boots', '']
  for (let count = 0, part = 0; count < words; part++) {
    lines.push(`## ${HEADINGS.split('|')[part % 5]} ${part}`, '')
    for (let paragraph = 0; paragraph < 4; paragraph++) {
      const sentences = Array.from({ length: 5 }, () => makeSentence(chance))
      const card = 1 + Math.floor(chance() * 40)
      lines.push(
        `${sentences.join(' ')} [[${card}]](https://page${(card - 1) % 10}.example/boots "E${card}")`,
        '',
      )
      count += sentences.join(' ').split(' ').length
    }
    lines.push(
      '- **Weight** counts most',
      '- See [our guide](https://own.example/guide)',
      '',
      '| Boot | Grams |',
      '| --- | --- |',
      '| One | 500 |',
      '',
    )
  }
  return lines.join('\n')
}
