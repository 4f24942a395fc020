import { findFractions } from './fractions.ts'
import { findScale } from './find-scale.ts'
import { findUnitsAfter } from './find-units.ts'
import type { NumberMention, Unit } from './mention.ts'
import { readNumberWord } from './number-words.ts'
import { isBeforePeople } from './people.ts'
import { readDigits } from './read-figure.ts'

/** Characters after a phrase in which people or a unit are named. */
const AFTER = 80
const SHARE: readonly Unit[] = [{ name: 'part', factor: 1 }]

/** Phrases with a figure: fractions, half of the readers, twice as many, thousands of shops, one in five. */
export function readPhrases(text: string, language: string, isSource = false): NumberMention[] {
  return [
    ...readRatioWords(text, language),
    ...readHalves(text, language, isSource),
    ...readMultiples(text, language),
    ...readManies(text, language),
    ...readScales(text),
    ...readFractions(text),
  ]
}

interface Found {
  0: string
  index: number
}

function place(
  { 0: text, index }: Found,
  values: readonly number[],
  units: readonly Unit[] = [],
): NumberMention {
  return { text, start: index, end: index + text.length, kind: 'number', values, units, isName: false }
}

/** Of a scale without a number, which no sequence of words takes: a billion, half a million, ein Dutzend. */
const ONE_OF =
  /(?<![\p{L}\p{M}])(?:(?:half an?|half a million|an?|one|eine?|una?|en|ett) )(hundred|thousand|million|billion|trillion|milliarden?|miljard|billón|biljon|dozen|dutzend|docena|dussin)(?![\p{L}\p{M}])/giu

function readScales(text: string): NumberMention[] {
  return [...text.matchAll(ONE_OF)].flatMap((found) => {
    const { 0: whole, 1: word = '', index } = found
    const isHalf = /^half/i.test(whole)
    const factors = findScale(word)?.factors ?? []
    const isSequence = factors.length === 1 && factors.every((factor) => factor <= 1e6 && factor !== 12)
    if (isSequence && !isHalf) return []
    const end = index + whole.length
    const values = factors.map((factor) => (isHalf ? factor / 2 : factor))
    return [place(found, values, findUnitsAfter(text.slice(end, end + AFTER)))]
  })
}

function readFractions(text: string): NumberMention[] {
  return findFractions(text).map(({ values, ...found }) => {
    const after = text.slice(found.end, found.end + AFTER)
    const isCharacter = found.text.length === 1
    // Three quarters of an hour are no share.
    const isShare =
      !isCharacter && !/^ (?:of an?|of one|einer?|de una?|av en|av ett)? ?[\p{L}]+/iu.test(after)
    const own = isCharacter ? findUnitsAfter(after) : []
    return { ...found, kind: 'number', values, units: isShare ? SHARE : own, isName: false }
  })
}

const HALF: Record<string, RegExp> = {
  en: /\bhalf(?: of)?(?= )/giu,
  de: /(?<!\p{L})hälfte(?= )/giu,
  es: /(?<!\p{L})mitad de(?= )/giu,
  sv: /(?<!\p{L})(?:hälften av|varannan)(?= )/giu,
  ja: /半数/gu,
  ar: /(?<!\p{L})نصف(?= )/gu,
}

/** Half of soil or of a cup is an instruction, half of people a claim. */
function readHalves(text: string, language: string, isSource: boolean): NumberMention[] {
  return [...text.matchAll(HALF[language] ?? NONE)]
    .filter(({ 0: half, index }) => {
      const after = text.slice(index + half.length, index + half.length + AFTER)
      return isSource || language === 'ja' || isBeforePeople(after)
    })
    .map((found) => place(found, [0.5], SHARE))
}

const NONE = /(?!)/gu
/** Twice as many are 200 percent, or 100 percent more. */
const TWICE: readonly Unit[] = [
  { name: 'times', factor: 1 },
  { name: 'part', factor: 1 },
  { name: 'part', factor: 0.5 },
]
const DOUBLED: Record<string, RegExp> = {
  en: /\btwice as (?:many|much|often|likely|large|big|high|fast|long|expensive)\b|\bdoubl(?:ed|ing) (?:in|to|since|from|over|within|between|its|their)\b|\b(?:has|have|had|was|were|than|nearly|almost) doubled\b|\bdouble the (?:number|amount|price|share|sales|size)\b/giu,
  de: /(?<!\p{L})(?:doppelt so (?:viele?|hoch|groß|oft|häufig|teuer|schnell|lange?)|verdoppel(?:n|t|te|ten)|doppelte (?:Zahl|Menge|Anzahl))(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el doble (?:de|que)|(?:se )?duplic(?:ó|aron|ado|an))(?!\p{L})/giu,
  sv: /(?<!\p{L})(?:dubbelt så (?:många|mycket|stor|stora|hög|höga|ofta|dyr|dyra|snabb|snabbt|lång|länge)|fördubbla(?:s|des|ts|t|de)|dubbla antalet)(?!\p{L})/giu,
  ja: /[二2２]倍|倍増|倍に/gu,
  ar: /(?<!\p{L})(?:ضعف (?:عدد|ما)|تضاعف(?:ت)?)(?!\p{L})/gu,
}

function readMultiples(text: string, language: string): NumberMention[] {
  return [...text.matchAll(DOUBLED[language] ?? NONE)].map((found) => place(found, [2], TWICE))
}

const DOZENS: readonly [number, number] = [12, 1_000]
const HUNDREDS: readonly [number, number] = [100, 10_000]
const THOUSANDS: readonly [number, number] = [1_000, 1e6]
const MILLIONS: readonly [number, number] = [1e6, 1e9]
const MANY: Record<string, [RegExp, readonly [number, number]][]> = {
  en: [
    [/\bdozens(?= of )/giu, DOZENS],
    [/\bhundreds(?= of )/giu, HUNDREDS],
    [/\bthousands(?= of )/giu, THOUSANDS],
    [/\bmillions(?= of )/giu, MILLIONS],
  ],
  de: [
    [/(?<!\p{L})dutzenden?(?!\p{L})/giu, DOZENS],
    [/(?<!\p{L})hunderten?(?!\p{L})/giu, HUNDREDS],
    [/(?<!\p{L})tausenden?(?!\p{L})/giu, THOUSANDS],
    [/(?<![\p{L}\p{Nd}]\s?)millionen(?!\p{L})/giu, MILLIONS],
  ],
  es: [
    [/(?<!\p{L})(?:decenas|docenas)(?= de )/giu, DOZENS],
    [/(?<!\p{L})(?:cientos|centenares)(?= de )/giu, HUNDREDS],
    [/(?<!\p{L})(?:miles|millares)(?= de )/giu, THOUSANDS],
    [/(?<![\p{L}\p{Nd}]\s?)millones(?= de )/giu, MILLIONS],
  ],
  sv: [
    [/(?<!\p{L})(?:dussintals|tiotals)(?!\p{L})/giu, DOZENS],
    [/(?<!\p{L})hundratals(?!\p{L})/giu, HUNDREDS],
    [/(?<!\p{L})tusentals(?!\p{L})/giu, THOUSANDS],
    [/(?<!\p{L})miljontals(?!\p{L})/giu, MILLIONS],
  ],
  ja: [
    [/[数何]十(?![万億])/gu, DOZENS],
    [/[数何]百(?![万億])/gu, HUNDREDS],
    [/[数何][千万](?![万億])/gu, THOUSANDS],
    [/[数何]百万/gu, MILLIONS],
  ],
  ar: [
    [/(?<![\p{L}\p{Nd}]\s?)عشرات(?!\p{L})/gu, DOZENS],
    [/(?<![\p{L}\p{Nd}]\s?)مئات(?!\p{L})/gu, HUNDREDS],
    [/(?<![\p{L}\p{Nd}]\s?)آلاف(?!\p{L})/gu, THOUSANDS],
    [/(?<![\p{L}\p{Nd}]\s?)ملايين(?!\p{L})/gu, MILLIONS],
  ],
}

function readManies(text: string, language: string): NumberMention[] {
  return (MANY[language] ?? []).flatMap(([words, range]) =>
    [...text.matchAll(words)].map((found) => ({ ...place(found, []), range })),
  )
}

const RATIO: Record<string, RegExp> = {
  en: /(?<!\p{L})(\p{L}{3,6}) (?:in|out of)(?: every)? (\p{L}{3,8})(?!\p{L})/giu,
  de: /(?<!\p{L})(\p{L}{3,6}) von (\p{L}{3,8})(?!\p{L})/giu,
  es: /(?<!\p{L})(\p{L}{2,6}) de cada (\p{L}{3,8})(?!\p{L})/giu,
  sv: /(?<!\p{L})(\p{L}{2,6}) av (\p{L}{3,8})(?!\p{L})/giu,
  ar: /(?<!\p{L})(\p{L}{2,7}) من (?:كل|أصل|بين) (\p{L}{2,8})(?!\p{L})/gu,
}
const ONE = /^(?:one|ein(?:e|er|es)?|un[ao]?|en|ett|واحد|واحدة)$/iu
const LEAST_BELOW = 3
const NTH =
  /(?<!\p{L})(?:jede[rsnm]?|var|vart) (?:dritte|vierte|fünfte|zehnte|tredje|fjärde|femte|tionde)[rsn]?(?!\p{L})/giu
const BELOW: Record<string, number> = { dr: 3, tr: 3, vi: 4, fj: 4, fü: 5, fe: 5, ze: 10, ti: 10 }

function readRatioWords(text: string, language: string): NumberMention[] {
  const ratios = [...text.matchAll(RATIO[language] ?? NONE)].flatMap((found) => {
    const [, first = '', second = ''] = found
    const above = ONE.test(first) ? 1 : readNumberWord(first, language)
    const below = readNumberWord(second, language)
    if (above === null || below === null || below < LEAST_BELOW || above >= below) return []
    return [place(found, [above / below], SHARE)]
  })
  const nths = [...text.matchAll(NTH)].flatMap((found) => {
    const below = BELOW[found[0].split(' ').at(-1)?.slice(0, 2).toLowerCase() ?? '']
    const end = found.index + found[0].length
    const isOfPeople =
      isBeforePeople(text.slice(end, end + AFTER)) || ONE_PERSON.test(text.slice(end, end + 20))
    return below === undefined || !isOfPeople ? [] : [place(found, [1 / below], SHARE)]
  })
  return [...ratios, ...nths]
}

const ONE_PERSON =
  /^ (?:\p{L}+ )?(?:kunde|kundin|nutzer|nutzerin|leser|leserin|fahrer|fahrerin|mensch|person|haushalt|käufer|läsare|kund|cyklist|svensk|hushåll|deutsche)(?!\p{L})/iu
const DIGITS =
  /(\p{Nd}{1,4}) (?:in|out of|of|von|de cada|de|av|من كل|من)(?: every)? (\p{Nd}{1,5})(?![\p{Nd}.,])/giu
const WIDE_DIGITS = /(\p{Nd}{1,5})人(?:に|中|のうち)(\p{Nd}{1,5})人/gu

/** One of five in digits, which counts as 20 percent, too. */
export function readRatios(text: string): NumberMention[] {
  const ratios = [...text.matchAll(DIGITS)].map((found) => ({ found, above: found[1], below: found[2] }))
  const wide = [...text.matchAll(WIDE_DIGITS)].map((found) => ({ found, above: found[2], below: found[1] }))
  return [...ratios, ...wide].flatMap(({ found, above = '', below = '' }) => {
    const share = readDigits(above) / readDigits(below)
    return share > 0 && share < 1 ? [place(found, [share], SHARE)] : []
  })
}
