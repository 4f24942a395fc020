import { describe, expect, it } from 'vitest'
import { splitWords } from '#features/writing/text/index.ts'
import { itemAt } from '#platform/items.ts'
import { findDanglingCitations } from './citations.ts'
import { compareHeadings } from './headings.ts'
import { isSameWord, listContentWords } from './content-words.ts'
import { findLeaks } from './leaks.ts'
import { countNearDuplicates } from './near-duplicates.ts'
import { countCitedNumbers, countCitedSentences } from './numbers.ts'
import { buildText, cite, OWN_DOMAIN, type BuiltText } from './planted/build-text.ts'
import { PLANTED } from './planted/texts.ts'
import { countVerifiedQuotes } from './quotes.ts'
import { readArticle } from './read-article.ts'
import { measureSupport, SUPPORTED } from './support.ts'
import { countUsedTerms } from './terms.ts'
import { findUnknownUrls } from './urls.ts'
import { countOwnWords } from './verbatim.ts'

describe.each(PLANTED)('a text in $language', (texts) => {
  const { language, facts, quotation, unrelated } = texts
  const clean = buildText(texts)
  const stat = itemAt(facts, 0).sentence

  it('has no fault when none is planted', () => {
    expect(measure(clean, language)).toEqual(NO_FAULTS)
    expect(countCitedSentences(readArticle(clean.markdown, language))).toMatchObject({ right: 3, of: 6 })
  })

  it.each([
    ['the id of a card that the code did not replace', `${stat} [[E1]]`, '[[E1]]'],
    ['a number without a link', `${stat} [4]`, '[4]'],
    ['a footnote without its note', `${stat}[^2]`, '[^2]'],
    ['two ids in one marker', `${stat} [[E1, E2]]`, '[[E1, E2]]'],
    ['two numbers in brackets', `${stat} [1, 2]`, '[1, 2]'],
    ['ids in single brackets', `${stat} [E1-E3]`, '[E1-E3]'],
    ['a marker as some models write it', `${stat} 【4†source】`, '【4†source】'],
    ['an id between backticks', `${stat} \`[[E1]]\``, '[[E1]]'],
  ])('shows a dangling citation: %s', (_, sentence, marker) => {
    const { markdown } = clean
    const planted = { ...clean, markdown: markdown.replace(stat, `${sentence} ${cite(1)}. ${stat}`) }
    expect(measure(planted, language)).toEqual({ ...NO_FAULTS, dangling: [marker] })
  })

  it('shows numbered links whose card is unknown or from another page, and numbers that two pages share', () => {
    const { cards } = clean
    const url = itemAt(cards, 0).url
    const wrong = [`[[1]](${url} "E9")`, `[[1]](${url} "E2")`, `[[2]](${url} "E1")`, `[[1]](${url})`]
    const planted = { ...clean, markdown: `${clean.markdown}\n\n${quotation.sentence} ${wrong.join('')}` }
    expect(measure(planted, language)).toMatchObject({ ...NO_FAULTS, dangling: { length: 4 } })
  })

  it('shows each URL that no card and no page of the own site has', () => {
    const lies = [
      'https://source.example/boots2',
      `https://${OWN_DOMAIN}.evil.example/`,
      `https://evil${OWN_DOMAIN}/`,
      `https://${OWN_DOMAIN}@evil.example/`,
      `javascript://${OWN_DOMAIN}/%0aalert(1)`,
      `https://shop@${OWN_DOMAIN}/`,
      'https://pixel.example/a.png',
      'https://html.example/',
      'https://bare.example/x',
    ]
    const [near, below, like, user, script, named, image, html, bare] = lies
    const text = `[a](${near}) [b](${below}) [c](${like}) [d](${user}) [e](${script}) [h](${named}) ![f](${image}) <a href="${html}">g</a> ${bare}`
    const planted = { ...clean, markdown: `${clean.markdown}\n\n${text}` }
    expect(measure(planted, language)).toEqual({ ...NO_FAULTS, unknown: lies })
  })

  it('shows a quote that was changed, on its card and in the text', () => {
    const cards = clean.cards.map((card) => ({
      ...card,
      quote: card.quote.replace('1', '7').replace('٨٠', '٩٠'),
    }))
    const markdown = clean.markdown.replace(quotation.passage, quotation.altered)
    const { quotes } = measure({ ...clean, cards, markdown }, language)
    const changed = cards.slice(0, 2).filter((card, index) => card.quote !== itemAt(clean.cards, index).quote)
    expect(quotes).toEqual([...changed.map(({ quote }) => quote), quotation.altered])
  })

  it('shows a quote that no page has, also without a citation behind it', () => {
    const { quotes } = measure({ ...clean, markdown: clean.markdown.replace(cite(3), '') }, language)
    expect(quotes).toEqual([])
    const made = clean.markdown.replace(`${quotation.sentence}${cite(3)}`, quotation.sentence)
    const planted = { ...clean, markdown: made.replace(quotation.passage, quotation.altered) }
    expect(measure(planted, language).quotes).toEqual([quotation.altered])
  })

  it('shows each sentence that states a number without a source', () => {
    const markdown = clean.markdown.replace(` ${cite(1)}`, ` ${unrelated}`).replace(cite(2), '')
    const { uncited } = measure({ ...clean, markdown }, language)
    expect(uncited).toEqual([stat, unrelated, itemAt(facts, 1).sentence])
  })

  it('shows a number without a source also in HTML', () => {
    const markdown = `${clean.markdown}\n\n<div class="box"><p>${unrelated}</p></div>\n`
    expect(measure({ ...clean, markdown }, language)).toEqual({ ...NO_FAULTS, uncited: [unrelated] })
  })

  it('shows a sentence that its source does not support', () => {
    const support = (markdown: string) =>
      measureSupport(readArticle(markdown, language), { ...clean, language }).map(({ share }) => share)
    for (const share of support(clean.markdown)) expect(share).toBeGreaterThanOrEqual(SUPPORTED)
    const planted = support(`${clean.markdown}\n\n${unrelated}${cite(1)}`)
    expect(planted.filter((share) => share < SUPPORTED)).toHaveLength(1)
    expect(planted.at(-1)).toBeLessThan(0.25)
    const numbers = stat.replaceAll(/\p{Nd}/gu, '6')
    const [right = 0, wrong = 1] = [support(`${stat}${cite(1)}`)[0], support(`${numbers}${cite(1)}`)[0]]
    expect(wrong).toBeLessThan(right)
  })

  it('shows sentences that say the same twice', () => {
    expect(duplicatesOf(clean.markdown, language)).toEqual([])
    const again = `${stat.slice(0, -1)}!`
    expect(duplicatesOf(`${clean.markdown}\n\n${unrelated}\n\n${again}\n\n${unrelated}`, language)).toEqual([
      again,
      unrelated,
    ])
  })

  it('shows the words that are copied from a page', () => {
    const copied = (markdown: string) => {
      const { right, of } = countOwnWords(readArticle(markdown, language), { ...clean, language })
      return of - right
    }
    const before = copied(clean.markdown)
    expect(copied(`${clean.markdown}\n\n${texts.plain}`)).toBe(before)
    const words = splitWords(texts.copied, language).length
    expect(copied(`${clean.markdown}\n\n${texts.copied}`)).toBe(before + words)
    expect(copied(`${clean.markdown}\n\n${texts.plain} ${texts.copied}`)).toBe(before + words)
  })

  it('shows the terms that a text leaves out', () => {
    const terms = [...texts.headings, 'zzyzx']
    expect(countUsedTerms(`${texts.headings.join('. ')}.`, { terms, language }).faults).toEqual(['zzyzx'])
    expect(countUsedTerms(unrelated, { terms, language }).right).toBe(0)
  })

  it('shows a subject that the brief lacks and a heading that it should not have', () => {
    const [first, second] = texts.headings
    const gold = { headings: [[first], [second, `2. ${second}!`]], notHeadings: [texts.plain] }
    const right = compareHeadings([first, `1) ${second.toUpperCase()}`], gold)
    expect([right.recall.faults, right.precision.faults, right.unwanted]).toEqual([[], [], []])
    const wrong = compareHeadings([second, texts.plain, `${second}!`], gold)
    expect(wrong.recall).toEqual({ right: 1, of: 2, faults: [first] })
    expect(wrong.precision).toEqual({ right: 1, of: 3, faults: [texts.plain, `${second}!`] })
    expect(wrong.unwanted).toEqual([texts.plain])
  })

  it('shows planted texts that reached it, however they are written', () => {
    const traps = ['https://evil.example/steal', texts.unrelated, `${texts.plain}x`]
    const written = [`A HTTPS://evil.example/\u200Bsteal`, clean.markdown]
    expect(findLeaks(written, traps)).toEqual(['https://evil.example/steal'])
    expect(findLeaks([texts.unrelated], traps)).toEqual([texts.unrelated])
  })
})

describe('a measure', () => {
  it('gives a citation behind a sentence to that sentence, also where no space follows', () => {
    const { sentences } = readArticle(`靴は1500キロメートルもちます。${cite(1)}底は2週間で直ります。`, 'ja')
    expect(sentences.map(({ citations }) => citations.length)).toEqual([1, 0])
  })

  it.each([
    ['boots', 'boot', 'en', true],
    ['resoling', 'resoled', 'en', false],
    ['walkers', 'walking', 'en', false],
    ['Besohlung', 'Besohlungen', 'de', true],
    ['international', 'internet', 'en', false],
    ['15,000', '15,001', 'en', false],
  ])('takes %s and %s for forms of one word or not', (one, other, language, isSame) => {
    const [first = '', second = ''] = [one, other].map((word) => listContentWords(word, language)[0])
    expect(isSameWord(first, second)).toBe(isSame)
  })

  it('calls no sentence supported of which less than half stands in its source', () => {
    const { cards, pages } = buildText(itemAt(PLANTED, 0))
    const shareOf = (text: string) =>
      measureSupport(readArticle(`${text} ${cite(1)}`, 'en'), { cards, pages, language: 'en' })[0]?.share
    expect(shareOf('Leather boots last kilometres, moons, rivers, candles, drums and violins.')).toBeCloseTo(
      4 / 9,
    )
    expect(SUPPORTED).toBe(0.5)
  })

  it.each([
    ['<img srcset="https://one.example/a.png 1x, https://two.example/b.png 2x">', 2],
    ['<p style="background: url(https://one.example/a.png)">x</p>', 1],
    ['<meta http-equiv="refresh" content="0; url=//one.example/">', 1],
    ['<button formaction="https://one.example/">x</button>', 1],
    [`<a href="https://www.${OWN_DOMAIN}/boots">x</a>`, 0],
  ])('finds the URLs in the HTML %s', (html, count) => {
    const { unknown } = measure({ ...buildText(itemAt(PLANTED, 0)), markdown: html }, 'en')
    expect(unknown).toHaveLength(count)
  })

  it('takes what stands between two short quotes for no quote', () => {
    const text = `Say "no" to each of the very old boots and then say "yes" to new ones ${cite(1)}.`
    const built = buildText(itemAt(PLANTED, 0))
    expect(measure({ ...built, markdown: text }, 'en').quotes).toEqual([])
  })

  it('takes sentences with some of the same words for different ones', () => {
    const text = 'New soles cost eighty euros at every cobbler. New heels cost twenty euros at every cobbler.'
    expect(countNearDuplicates(readArticle(text, 'en'), 'en').faults).toEqual([])
  })

  it('takes a phrase that many use for no copy', () => {
    const article = readArticle('Before the first long tour every walker checks laces.', 'en')
    expect(countOwnWords(article, { ...buildText(itemAt(PLANTED, 0)), language: 'en' }).faults).toEqual([])
  })

  it('finds terms as whole words alone', () => {
    const terms = ['boot', 'leg', 'sole']
    expect(countUsedTerms('Bootleg soles.', { terms, language: 'en' }).faults).toEqual(['boot', 'leg'])
  })
})

function duplicatesOf(markdown: string, language: string): string[] {
  return countNearDuplicates(readArticle(markdown, language), language).faults
}

const NO_FAULTS = { dangling: [], unknown: [], quotes: [], uncited: [] }

function measure({ markdown, cards, pages }: BuiltText, language: string) {
  const article = readArticle(markdown, language)
  return {
    dangling: findDanglingCitations(article, cards),
    unknown: findUnknownUrls(article, { cards, ownDomain: OWN_DOMAIN }),
    quotes: countVerifiedQuotes(article, { cards, pages, language }).faults,
    uncited: countCitedNumbers(article).faults,
  }
}
