import { expect, test } from 'vitest'
import { listWords } from './words.ts'
import { reword } from './reword.ts'

test.each([
  [
    'en',
    'The first coat dries slowly in the cold hall because the air hardly moves.',
    'Because the air hardly moves, the',
  ],
  ['en', 'Insoles hold most of the sweat and need at least 12 hours of fresh air.', '12 hours or more'],
  [
    'de',
    'Breiter als 120 cm sollte das Beet nicht sein, weil man sonst die Mitte nicht erreicht.',
    ', da man',
  ],
  ['es', 'Un colchón nuevo dura en una casa normal entre 8 y 10 años de uso diario.', 'de 8 a 10 años'],
  ['sv', 'Skruva inte åt bultarna för hårt på en gång, eftersom fälgen då kan spricka.', ', för fälgen'],
  ['ja', '濡れた革は熱で傷むため、手入れの後はゆっくり乾かす必要があります。', '必要です'],
  ['ar', 'يجب أن يجف الجلد المبلل ببطء في الظل لأن الحرارة العالية تضر به.', 'إذ إن'],
])('in %s, “%s” is said in other words', (language, sentence, expected) => {
  const { text, copied } = reword(sentence, language)
  expect(text).toContain(expected)
  expect(copied).toBeLessThan(listWords(sentence, language).length)
  expect(text.match(/\d+/g)).toEqual(sentence.match(/\d+/g))
})

test('a short sentence stays as it is', () => {
  expect(reword('Rinse until the foam is gone.', 'en')).toEqual({
    text: 'Rinse until the foam is gone.',
    copied: 0,
  })
})
