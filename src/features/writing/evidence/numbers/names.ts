import { isBeforePeople } from './people.ts'
import { findScale } from './find-scale.ts'
import { findUnitsAfter } from './find-units.ts'

// At most 20 characters: what stands before a number is cut.
const NAME_BEFORE = /(?:[\p{L}_]|\p{Lu}[\p{L}]*[-‑])$/u
const LABEL =
  /(?:(?<!\p{L})(?:step|part|phase|chapter|section|figure|table|tip|question|schritt|teil|kapitel|abschnitt|abbildung|tabelle|tipp|frage|paso|parte|fase|capítulo|sección|figura|tabla|consejo|pregunta|steg|del|fas|avsnitt|figur|tabell|tips|fråga|[وبلف]?(?:ال)?(?:خطوة|مرحلة|جزء|قسم|جدول))|ステップ|手順|第|表|図)[ \u00a0]?$/iu
/** Articles have no more steps or figures. What a larger number counts is no label. */
const LARGEST_LABEL = 20
/** Names that need no source. */
const KNOWN =
  /^(?:co2|h2o|[hno]2|no2|so2|ch4|pm2[.,]5|pm10|[a-d][1-9]|b12|k2|[a-z]2[a-z]|mp[34]|h[1-6]|covid-?19|omega-?[369]|utf-?8|web3|ps[1-5]|usb-?[234]|g7|g8|g20|ipv[46]|k-?12)$/i
const GENERATION = /^(?:[2-6]G|[1-4]D|[48]K)(?![\p{L}\p{Nd}])/u

interface Placed {
  text: string
  start: number
  end: number
}

interface Naming {
  isName: boolean
  /** In small letters, when only a source can say that it is a name. */
  name?: string
}

/** Whether a number is a part of a name or of a label. */
export function findNaming(text: string, { text: figure, start, end }: Placed, value: number): Naming {
  const before = text.slice(Math.max(0, start - 20), start)
  const after = text.slice(end, end + 80)
  if (GENERATION.test(figure + after.slice(0, 2))) return { isName: !isBeforePeople(after.slice(1)) }
  if (LABEL.test(before)) return { isName: value <= LARGEST_LABEL && !isCounting(after) }
  if (!NAME_BEFORE.test(before) || isOfWideText(before)) return { isName: false }
  const name = readName(before, figure, after)
  return KNOWN.test(name) ? { isName: true } : { isName: true, name }
}

function readName(before: string, figure: string, after: string): string {
  // At most 20 characters: what stands before a number is cut.
  const begin = /[\p{L}\p{Nd}_‑-]*$/u.exec(before)?.[0] ?? ''
  const end = /^[\p{L}\p{Nd}]*/u.exec(after)?.[0] ?? ''
  return `${begin}${figure}${end}`.replaceAll('‑', '-').toLowerCase()
}

function isCounting(after: string): boolean {
  return isBeforePeople(after) || findUnitsAfter(after).length > 0 || findScale(after) !== null
}

/** Chinese and Japanese put no space before a number. */
function isOfWideText(before: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Arabic}ー]$/u.test(
    before,
  )
}
