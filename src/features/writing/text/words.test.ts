import { describe, expect, it } from 'vitest'
import { foldWord } from './fold-word.ts'
import { isSameLanguage } from './language.ts'
import { listTerms } from './list-terms.ts'
import { measureReadability } from './readability.ts'
import { isStopWord } from './stop-words.ts'
import { splitWords } from './words.ts'

describe('Words', () => {
  it.each([
    ['en', "Don't buy 1.5 mm Boots!", ["don't", 'buy', '1.5', 'mm', 'boots']],
    ['de', 'Größe 42, z. B. für Füße', ['größe', '42', 'z', 'b', 'für', 'füße']],
    ['ja', '登山靴を買う', ['登山', '靴', 'を', '買う']],
    ['ar', 'أحذية المشي، والجلد', ['أحذية', 'المشي', 'والجلد']],
  ])('are split in %s as readers tell them apart', (language, text, words) => {
    expect(splitWords(text, language)).toEqual(words)
  })

  it.each([
    ['en', ['boot', 'boots', 'Boots', "boot's"]],
    ['en', ['box', 'boxes']],
    ['en', ['city', 'cities']],
    ['en', ['cafe', 'cafés']],
    ['de', ['Schuh', 'Schuhe', 'Schuhen', 'Schuhs']],
    ['de', ['Haus', 'Häuser', 'Häusern']],
    ['de', ['Straße', 'Strassen']],
    ['es', ['bota', 'botas']],
    ['es', ['luz', 'luces']],
    ['es', ['flor', 'flores']],
    ['es', ['calle', 'calles']],
    ['sv', ['sko', 'skor', 'skorna', 'skon']],
    ['sv', ['känga', 'kängor', 'kängan', 'kängorna']],
    ['sv', ['bil', 'bilar', 'bilen']],
    ['fr', ['cheval', 'chevaux', 'chevals']],
    ['ar', ['كتاب', 'الكتاب', 'كِتَاب', 'والكتاب', 'للكتاب']],
    ['ja', ['ブーツ', 'ﾌﾞｰﾂ']],
  ])('of one stem are equal in %s: %s', (language, words) => {
    expect(new Set(words.map((word) => foldWord(word, language))).size).toBe(1)
  })

  it.each([
    ['en', ['boot', 'boat', 'bus', 'bush', 'class', 'glass']],
    ['de', ['Schuh', 'Schule', 'Haus', 'Hose']],
    ['es', ['año', 'ano', 'bota', 'botín']],
    ['sv', ['får', 'far', 'för']],
    ['ja', ['かき', 'がき', '靴']],
    ['ru', ['мой', 'мои']],
  ])('of several stems differ in %s: %s', (language, words) => {
    expect(new Set(words.map((word) => foldWord(word, language))).size).toBe(words.length)
  })

  it.each([
    ['en', 'the'],
    ['de', 'und'],
    ['es', 'para'],
    ['sv', 'och'],
    ['ja', 'は'],
    ['ar', 'من'],
    ['nb', 'ikke'],
    ['pt-BR', 'não'],
  ])('that every text is full of are known in %s: %s', (language, word) => {
    expect(isStopWord(word, language)).toBe(true)
    expect(isStopWord('boots', language)).toBe(false)
  })

  it('make terms that neither begin nor end with a stop word', () => {
    expect(listTerms(['the', 'best', 'boots', 'for', 'winter'], 'en')).toEqual([
      'best',
      'best boots',
      'boots',
      'boots for winter',
      'winter',
    ])
    expect(listTerms(['登山', '靴', 'の', '選び方'], 'ja', 2)).toEqual(['登山', '登山靴', '靴', '選び方'])
  })
})

describe('Readability', () => {
  it.each([
    // 5 words, 1 sentence, 5 syllables: 206.835 - 1.015 * 5 - 84.6
    ['en', 'The cat sat on mats.', 'Flesch', 117.16],
    // 6 words, 8 syllables: 180 - 6 - 58.5 * 8 / 6
    ['de', 'Die Katze sitzt auf der Matte.', 'Flesch-Amstad', 96],
    // 4 words, 8 syllables: 206.835 - 4 - 62.3 * 2
    ['es', 'La gata come pescado.', 'Flesch-Szigriszt', 78.24],
    // 4 words, 1 long: 4 + 25
    ['sv', 'Katten sitter på trappan.', 'LIX', 29],
    ['ja', '猫が好きです。犬も好きです。', 'characters a sentence', 7],
    ['ar', 'القطة على السجادة.', 'words a sentence', 3],
  ])('is measured in %s by the formula for the language', (language, text, formula, value) => {
    const measured = measureReadability(text, language)
    expect(measured.formula).toBe(formula)
    expect(measured.value).toBeCloseTo(value, 1)
  })

  it('falls with longer sentences and words, in any language', () => {
    for (const [language, word, end] of [
      ['en', 'Boots ', '. '],
      ['de', 'Schuhe ', '. '],
      ['sv', 'Skor ', '. '],
      ['ja', '靴', '。'],
      ['ar', 'حذاء ', '. '],
      ['cs', 'Boty ', '. '],
    ] as const) {
      const short = measureReadability(`${word.repeat(6)}${end}`.repeat(10), language)
      const long = measureReadability(`${word.repeat(90)}${end}`.repeat(10), language)
      expect(long.ease).toBeLessThan(short.ease)
    }
  })

  it('is none for an empty text', () => {
    expect(measureReadability(' \n', 'en')).toEqual({
      formula: 'Flesch',
      value: 0,
      ease: 0,
      sentences: 0,
      words: 0,
    })
  })
})

describe('Languages', () => {
  it.each([
    ['en-GB', 'en', true],
    ['pt_BR', 'pt-PT', true],
    ['nb-NO', 'no', true],
    ['nn', 'nb', true],
    ['da', 'nb', false],
    ['en', 'de', false],
  ])('%s and %s are the same: %s', (one, other, isSame) => {
    expect(isSameLanguage(one, other)).toBe(isSame)
    expect(isSameLanguage(other, one)).toBe(isSame)
  })
})
