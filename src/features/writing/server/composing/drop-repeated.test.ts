import { describe, expect, it } from 'vitest'
import type { EvidenceCard, SourcePage } from '../../contract.ts'
import { makeProfile } from '../../score/index.ts'
import { dropCopies, dropDuplicates } from './drop-repeated.ts'
import { measureProcessorTime } from '#tests/support/processor-time.ts'

const URL_OF_PAGE = 'https://boots.example/life'
const COPIED = [
  'Before the first long tour every pair should be worn at home for several evenings in a row.',
  'Stiff leather needs a lot of time until it follows the shape of the foot and no longer rubs.',
]
const OWN =
  'Our advice is short: walk a little, look at your heels, and change the laces when something presses.'

describe('Sentences that say the same twice', () => {
  it.each([
    ['in the same words', 'Boots need 48 hours to dry in a warm room.'],
    ['with another word for who says it', 'Boots, says hill.example, need 48 hours to dry in a warm room.'],
    ['in another order', 'In a warm room boots need 48 hours to dry.'],
  ])('go %s', (_, again) => {
    const first = 'Boots, as hill.example puts it, need 48 hours to dry in a warm room.'
    const { markdown, removed } = dropDuplicates(`${first} ${OWN}\n\n- ${again}\n- Wait.\n`, 'en')
    expect(removed).toEqual([again])
    expect(markdown).toBe(`${first} ${OWN}\n\n- Wait.\n`)
  })

  it('stay when they share only some words', () => {
    const text = 'Boots need 48 hours to dry in a warm room. Boots need 24 hours to dry beside a stove.\n'
    expect(dropDuplicates(text, 'en')).toEqual({ markdown: text, removed: [] })
  })

  it('take the heading along that has nothing left', () => {
    const text = `${OWN}\n\n## Again\n\n### And again\n\n${OWN}\n`
    expect(dropDuplicates(text, 'en').markdown).toBe(`${OWN}\n`)
  })
})

describe('Sentences of ranking pages', () => {
  const card: EvidenceCard = {
    id: 'E1',
    section: 0,
    kind: 'fact',
    quote: COPIED[0] ?? '',
    paraphrase: '',
    url: URL_OF_PAGE,
    date: null,
  }
  const page: SourcePage = {
    url: URL_OF_PAGE,
    position: 1,
    title: 'Boots',
    language: 'en',
    date: null,
    headings: [],
    text: COPIED.join('\n'),
    wordCount: 36,
  }
  const evidence = {
    cards: [card],
    profile: makeProfile({ pages: [page], keywords: [], mainKeyword: 'boots', language: 'en' }),
  }

  it('stay while there are few of them', () => {
    const text = `${OWN}\n\n`.repeat(6) + (COPIED[0] ?? '')
    expect(dropCopies(text, evidence)).toEqual({ markdown: text, removed: [] })
  })

  it('go, the longest first, until there are few, and take their citations along', () => {
    const [short = '', long = ''] = COPIED
    const own = `${OWN}\n\n`.repeat(7)
    const text = `${own}${short}\n\n${long} [[1]](${URL_OF_PAGE} "E1")\n`
    expect(dropCopies(text, evidence)).toEqual({ markdown: `${own}${short}\n`, removed: [long] })
    expect(dropCopies(`${long} ${short}\n\n${OWN}\n`, evidence)).toEqual({
      markdown: `${OWN}\n`,
      removed: [long, short],
    })
  })

  it('go within a moment, however many there are', () => {
    const copied = Array.from({ length: 300 }, (_, place) =>
      Array.from({ length: 12 }, (_word, at) => `word${(place * 7 + at * 13) % 997}`).join(' '),
    )
    const many = { ...page, text: copied.join('.\n') }
    const profile = makeProfile({ pages: [many], keywords: [], mainKeyword: 'boots', language: 'en' })
    const text = copied.map((sentence) => `${sentence}.`).join('\n\n')
    const drop = () => dropCopies(`${OWN}\n\n${text}\n`, { cards: [], profile })
    const { markdown, removed } = drop()
    expect([markdown, removed.length]).toEqual([`${OWN}\n`, 300])
    expect(measureProcessorTime(drop)).toBeLessThan(2_000)
  })
})
