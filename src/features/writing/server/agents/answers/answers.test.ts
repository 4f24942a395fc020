import { describe, expect, test } from 'vitest'
import type { Brief } from '../../../contract.ts'
import { requireLanguage } from './check-language.ts'
import { cutQuote } from './cut-quote.ts'
import { finishSection } from './finish-section.ts'
import { hasFoundedNumbers, hasSameNumbers, listNumbers } from './numbers.ts'
import { requireAnswer } from './require-answer.ts'
import { cutAtWord, tidyLine, tidyLines } from './tidy-line.ts'
import { tidyParagraph } from './tidy-paragraph.ts'
import { writeSlug } from './write-slug.ts'

describe('lines of answers', () => {
  test.each([
    ['  Boots \n that   last. ', 'Boots that last.'],
    ['## Boots', 'Boots'],
    ['- Boots', 'Boots'],
    ['See [our shop](https://evil.example/a?b=(1)) now', 'See our shop now'],
    ['See [the source][1].', 'See the source.'],
    ['[1]: https://evil.example', ''],
    ['Look ![a](https://evil.example/p.png) here', 'Look a here'],
    ['Go to https://evil.example/x today.', 'Go to today.'],
    ['Go to www.evil.example.', 'Go to'],
    ['<b>Boots</b><script>alert(1)</script>', 'Bootsalert(1)'],
    ['Boots [[E12]] last [[3]].', 'Boots last.'],
    ['Bo\u200bots\u{e0041}', 'Boots'],
    ['5 < 6 is right', '5 < 6 is right'],
  ])('%j becomes %j', (text, tidy) => {
    expect(tidyLine(text)).toBe(tidy)
  })

  test.each([
    ['Hiking boots that really last', 20, 'Hiking boots that'],
    ['Hiking boots, which last', 14, 'Hiking boots'],
    ['Hiking boots', 12, 'Hiking boots'],
    ['Donaudampfschifffahrtsgesellschaft', 10, 'Donaudampf'],
    ['𝒳𝒳𝒳', 3, '𝒳'],
  ])('%j within %d characters is %j', (line, longest, cut) => {
    expect(cutAtWord(line, longest)).toBe(cut)
  })

  test('empty and repeated lines are dropped, and a paragraph keeps its markers', () => {
    expect(tidyLines(['Boots', '', 'boots', 'Tents', 'Stoves'], { most: 2 })).toEqual(['Boots', 'Tents'])
    expect(tidyParagraph('It lasts [[E3]].\n\n[More](https://evil.example) [[x]].')).toBe(
      'It lasts [[E3]]. More.',
    )
  })

  test.each([
    ['How to Clean: Boots & Tents!', 'en', 'how-to-clean-boots-tents'],
    ['Wanderschuhe für Füße', 'de', 'wanderschuhe-für-füße'],
    ['登山靴の選び方', 'ja', '登山靴の選び方'],
    ['İnce çorap', 'tr', 'ince-çorap'],
    ['https://evil.example/?a=1', 'en', 'https-evil-example-a-1'],
    ['a '.repeat(90), 'en', 'a-'.repeat(37) + 'a'],
  ])('the slug of %j is made of words', (text, language, slug) => {
    expect(writeSlug(text, language)).toBe(slug)
  })
})

describe('numbers of answers', () => {
  test.each([
    ['1,000 boots in 2031, 12.5 %', ['1000', '2031', '125']],
    ['١٢٣ كيلومتر', ['123']],
    ['１２ キロ', ['12']],
    ['none', []],
  ])('those of %j are %j', (text, numbers) => {
    expect(listNumbers(text)).toEqual(numbers)
  })

  test('a number is founded when it stands in the material, or is a small count or a year', () => {
    const known = new Set(['4800'])
    expect(hasFoundedNumbers('7 mistakes of 4,800 hikers in 2031', known)).toBe(true)
    expect(hasFoundedNumbers('9,713 hikers', known)).toBe(false)
    expect([hasSameNumbers('5 %', 'five or 5 percent'), hasSameNumbers('6 %', '5 percent')]).toEqual([
      true,
      false,
    ])
  })
})

describe('quotes', () => {
  test.each([
    ['“Boots last.”', 'Boots last.'],
    ['"He said "no" twice"', '"He said "no" twice"'],
    ['one two three four five six', 'one two three four'],
    ['one, two; three four.', 'one, two; three four.'],
  ])('%j is quoted as %j', (quote, cut) => {
    expect(cutQuote(quote, { most: 4, language: 'en' })).toBe(cut)
  })
})

describe('texts that are no answers', () => {
  test.each([
    ['', 'empty'],
    [' \n ', 'empty'],
    ['I’m sorry, but I can’t help with that.', 'refused'],
    ['## Fit\n\nI cannot write about this topic.', 'refused'],
    ['As an AI language model, I cannot provide this.', 'refused'],
    ['Es tut mir leid, dabei kann ich nicht helfen.', 'refused'],
    ['Lo siento, pero no puedo ayudar con eso.', 'refused'],
    ['Tyvärr kan jag inte hjälpa till.', 'refused'],
    ['申し訳ありませんが、お手伝いできません。', 'refused'],
    ['عذرا، لا أستطيع المساعدة في ذلك.', 'refused'],
    ['<think>First I plan.</think> Boots last.', 'reasoning'],
    ['Boots last.</think>', 'reasoning'],
    ['<|channel|>analysis I plan', 'reasoning'],
    ['{"error":{"message":"overloaded"}}', 'not_an_answer'],
    ['<!doctype html><title>502</title>', 'not_an_answer'],
    ['Internal Server Error', 'not_an_answer'],
    ['*a_ '.repeat(2_000), 'too_complex'],
  ])('%j fails with %s, and may be asked for again', (text, reason) => {
    expect(failureOf(() => requireAnswer(text))).toMatchObject({
      kind: 'bad_response',
      reason,
      isPassing: true,
    })
  })

  test.each([
    'I can’t stress enough how much fit matters.',
    'Sorry soles need glue.',
    'Leider hält Leder nicht ewig.',
  ])('%j is an answer', (text) => {
    expect(requireAnswer(` ${text}\n`)).toBe(text)
  })
})

const TEXTS: Record<string, string> = {
  en: 'Leather boots last for many years when they are cleaned after each tour and dried slowly, far away from the stove. ',
  de: 'Lederstiefel halten viele Jahre, wenn man sie nach jeder Tour reinigt und langsam trocknet, weit weg vom Ofen. ',
  es: 'Las botas de cuero duran muchos años si se limpian después de cada ruta y se secan despacio, lejos de la estufa. ',
  sv: 'Läderkängor håller i många år om man rengör dem efter varje tur och torkar dem långsamt, långt från kaminen. ',
  ja: '革の登山靴は、山行のたびに汚れを落とし、暖炉から離れた場所でゆっくり乾かせば、何年も使うことができます。',
  ar: 'تدوم الأحذية الجلدية سنوات طويلة إذا تم تنظيفها بعد كل رحلة وتجفيفها ببطء بعيدا عن الموقد. ',
  no: 'Lærstøvler varer i mange år hvis man rengjør dem etter hver tur og tørker dem sakte, langt unna ovnen. ',
}

describe('the language of answers', () => {
  const languages = Object.keys(TEXTS)
  test.each(languages)('a text in %s passes as that and as no other', async (language) => {
    const text = (TEXTS[language] ?? '').repeat(3)
    await expect(requireLanguage(text, language)).resolves.toBeUndefined()
    const others = languages.filter((one) => one !== language && !(CLOSE.has(one) && CLOSE.has(language)))
    for (const other of others)
      await expect(requireLanguage(text, other)).rejects.toMatchObject({ reason: 'wrong_language' })
  })

  test('short texts, quotes and unknown languages pass', async () => {
    await expect(requireLanguage(TEXTS['en'] ?? '', 'de')).resolves.toBeUndefined()
    const quoting = `${(TEXTS['de'] ?? '').repeat(3)} „${(TEXTS['en'] ?? '').repeat(6)}“`
    await expect(requireLanguage(quoting, 'de')).resolves.toBeUndefined()
    await expect(requireLanguage((TEXTS['en'] ?? '').repeat(3), 'xh')).resolves.toBeUndefined()
    await expect(requireLanguage((TEXTS['no'] ?? '').repeat(3), 'nb')).resolves.toBeUndefined()
  })
})

/** Scandinavian languages are so alike that some texts pass as more than one. */
const CLOSE = new Set(['sv', 'no'])

describe('a section', () => {
  const brief: Brief = {
    title: 'Boots',
    description: '',
    slug: 'boots',
    angle: '',
    audience: '',
    words: { least: 300, most: 600 },
    outline: [{ heading: 'Fit and size', points: [], terms: [], questions: [], words: 150 }],
    terms: [],
    faqs: [],
    links: [],
    gaps: [],
  }
  const body =
    'A boot that fits leaves a thumb of room in front of the toes, also on the way down to the valley.'
  const finish = (text: string) => finishSection(text, { brief, at: 0, language: 'en' })

  test.each([
    `## Fit and size\n\n${body}`,
    `# Another heading\n${body}`,
    body,
    `Here is the section:\n\n## Fit\n\n${body}`,
    `Gladly!\n\n## Fit and size\n\n${body}`,
    `\`\`\`markdown\n## Fit and size\n\n${body}\n\`\`\``,
  ])('has its planned heading once: %j', async (text) => {
    expect(await finish(text)).toBe(`## Fit and size\n\n${body}`)
  })

  test('has smaller headings below its own, and keeps what stands above them', async () => {
    expect(await finish(`${body}\n\n## Toes\n\nRoom.`)).toBe(
      `## Fit and size\n\n${body}\n\n### Toes\n\nRoom.`,
    )
    expect(await finish(`## Fit\n\n${body}\n\n## Toes\n\nRoom.`)).toContain('\n\n### Toes\n\nRoom.')
    expect(await finish(`${body} ${body} ${body}\n\n## Toes`)).toContain(`\n\n${body} ${body}`)
  })

  test('without a text is a failure', async () => {
    await expect(finish('## Fit and size\n\nTo be done.')).rejects.toMatchObject({ reason: 'empty' })
  })
})

function failureOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}
