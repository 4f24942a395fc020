import { expect, test } from 'vitest'
import { foldEndings, listWords } from './keyword-words.ts'

test.each([
  ['best hiking boots 2026', ['best', 'hiking', 'boots', '2026']],
  ["women's shoes, women's", ['women', 's', 'shoes']],
  ['günstige wanderschuhe für kinder', ['gunstige', 'wanderschuhe', 'fur', 'kinder']],
  ['лучший чехол', ['лучшии', 'чехол']],
  ['登山靴 メンズ', ['登山', '山靴', 'メン', 'ンズ']],
  ['nikeシューズ', ['nike', 'シュ', 'ュー', 'ーズ']],
  ['靴', ['靴']],
  ['รองเท้า', ['รอ', 'อง', 'งเ', 'เท', 'ท้', '้า']],
  ['जूते की कीमत', ['जूते', 'की', 'कीमत']],
  ['등산화 추천', ['등산화', '추천']],
  ['', []],
  ['?!', []],
])('"%s" has these words', (keyword, words) => {
  expect([...listWords(keyword)]).toEqual(words)
})

test.each([
  [['boot', 'boots'], ['boot']],
  [['schuhe', 'schuh', 'schuhen'], ['schuh']],
  [['watch', 'watches'], ['watch']],
  [
    ['news', 'glass', 'glas'],
    ['news', 'glas'],
  ],
  [['boots'], ['boots']],
])('of the words %j the stems are %j, because only words that there are count as stems', (words, stems) => {
  const idOf = new Map(words.map((word, id) => [word, id]))
  expect(new Set(Array.from(foldEndings(idOf), (id) => words[id]))).toEqual(new Set(stems))
})
