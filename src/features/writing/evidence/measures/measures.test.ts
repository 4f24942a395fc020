import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCard } from '#tests/support/writing/make-card.ts'
import { findNearDuplicates } from '../index.ts'
import { measureSupport } from './measure-support.ts'

describe('the support of a sentence', () => {
  const card = makeCard('E1', {
    quote: 'Leather boots keep feet warm',
    paraphrase: 'Boots of leather are warm.',
  })

  test.each<[share: number, sentence: string]>([
    [1, 'The leather boot keeps feet warm.'],
    [0.5, 'Leather boots cost money.'],
    [0, 'Bicycles need charged batteries.'],
    [1, 'It is in it.'],
  ])('is %d: %s', (share, sentence) => {
    expect(measureSupport(sentence, card, 'en')).toBe(share)
  })

  test('counts the words of all cards and of the text around the quotes', () => {
    const other = makeCard('E2', { quote: 'Rubber soles grip ice' })
    expect(measureSupport('Rubber boots grip ice.', [card, other], 'en')).toBe(1)
    expect(measureSupport('Felt boots.', card, 'en')).toBe(0.5)
    expect(measureSupport('Felt boots.', card, 'en', 'All about felt.')).toBe(1)
  })

  test.each([
    ['de', 'Der Akku hält lange.', 'Akkus halten lange'],
    ['ja', 'バッテリーは長持ちします。', 'バッテリーは長持ちする'],
    ['ar', 'البطارية تدوم طويلا.', 'تدوم بطارية طويلا'],
  ])('is measured in the words of the language: %s', (language, sentence, quote) => {
    expect(measureSupport(sentence, makeCard('E1', { quote }), language)).toBeGreaterThan(0.6)
  })
})

describe('near-duplicates', () => {
  test('are sentences of nearly the same words', () => {
    const sentences = [
      'Leather boots keep your feet warm in the winter.',
      'Rubber is better in rain.',
      'The leather boot keeps your feet warm in the winter.',
      'Feet keep leather warm, your winter boots in the.',
      'Short one.',
      'Short one.',
    ]
    expect(findNearDuplicates(sentences, 'en')).toMatchObject([{ first: 0, second: 2 }])
  })

  test('are found when what they share is in many sentences and what they do not share is rare', () => {
    const core = 'keep your feet warm in the cold winter nights'
    const sentences = ['Ant bee cow', 'Dog emu fox', 'Gnu hen ibis'].map((start) => `${start} will ${core}.`)
    expect(findNearDuplicates(sentences, 'en').map(({ first, second }) => [first, second])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ])
  })

  test('are those that comparing all with all finds', () => {
    const sentence = fc
      .array(fc.constantFrom('aaa', 'bbb', 'ccc'), {
        minLength: 5,
        maxLength: 9,
      })
      .map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 12 }), (sentences) => {
        const alone = sentences.flatMap((second, at) =>
          sentences
            .slice(0, at)
            .flatMap((first, before) =>
              findNearDuplicates([first, second], 'xx').map(
                ({ similarity }) => `${before} ${at} ${similarity}`,
              ),
            ),
        )
        const together = findNearDuplicates(sentences, 'xx').map(
          ({ first, second, similarity }) => `${first} ${second} ${similarity}`,
        )
        expect(together.sort()).toEqual(alone.sort())
        expect(sentences.every((one) => findNearDuplicates([one, one], 'xx').length === 1)).toBe(true)
      }),
    )
  })
})
