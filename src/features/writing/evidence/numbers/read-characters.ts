import { scale } from './find-scale.ts'
import { findUnitsAfter } from './find-units.ts'
import type { NumberMention } from './mention.ts'

const CHARACTERS =
  /[〇一二三四五六七八九十百千]{1,16}(?=万|億|兆|%|％|パーセント|割|倍|人|名|円|ドル|ユーロ|件|社|店|校|か国|都市|か所|歳|位|回|年|時間|分間|日間|台|冊|個|枚|キロ|グラム|メートル|リットル|か月|週間)/gu
const LEAST_CHARACTERS = 3

/** Numbers in Chinese characters before a word for what they count. */
export function readCharacters(text: string): NumberMention[] {
  return [...text.matchAll(CHARACTERS)].flatMap(({ 0: word, index }) => {
    const value = readCharacterNumber(word)
    const end = index + word.length
    const after = text.slice(end, end + 20)
    const { values, rest } = scale([value], after)
    return values.every((one) => one < LEAST_CHARACTERS)
      ? []
      : [
          {
            text: word,
            start: index,
            end,
            kind: 'number',
            values,
            units: findUnitsAfter(rest),
            isName: false,
          },
        ]
  })
}

function readCharacterNumber(word: string): number {
  let sum = 0
  let digits = ''
  for (const character of word) {
    const power = '十百千'.indexOf(character)
    if (power === -1) digits += String('〇一二三四五六七八九'.indexOf(character))
    else {
      sum += Number(digits === '' ? '1' : digits) * 10 ** (power + 1)
      digits = ''
    }
  }
  return sum + Number(digits)
}
