const ZEROS = [
  0x30, 0x6_60, 0x6_f0, 0x9_66, 0x9_e6, 0xa_66, 0xb_e6, 0xc_66, 0xe_50, 0x10_40, 0x17_e0, 0xff_10,
]

/** The value of the digits of any script. */
export function readDigits(digits: string): number {
  let value = ''
  for (const digit of digits) {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((one) => code >= one && code < one + 10)
    value += zero === undefined ? '' : String(code - zero)
  }
  return Number(value)
}

/**
 * What a number with separators may mean: 1.200 is 1200 in German and 1.2 in English. Null when it is no single number,
 * such as 3.4.5.
 */
export function readFigure(figure: string): number[] | null {
  const groups = figure.split(SEPARATOR)
  const marks = [...figure.matchAll(SEPARATOR)].map(([mark]) => (isSpace(mark) ? ' ' : mark))
  const last = marks.at(-1)
  if (last === undefined) return [readDigits(figure)]
  const isGrouped = groups.slice(1).every((group) => group.length === 3) && (groups[0]?.length ?? 0) <= 3
  if (new Set(marks).size === 1) {
    const values = isGrouped ? [readDigits(groups.join(''))] : []
    if (marks.length === 1 && isDecimal(last)) values.push(readDecimal(groups))
    return values.length > 0 ? values : null
  }
  const isMixed = marks.indexOf(last) === marks.length - 1 && isDecimal(last)
  return isMixed ? [readDecimal([groups.slice(0, -1).join(''), groups.at(-1) ?? ''])] : null
}

const SEPARATOR = /[^\p{Nd}]/gu

function isSpace(mark: string): boolean {
  return /\s/.test(mark)
}

function isDecimal(mark: string): boolean {
  return mark === '.' || mark === ',' || mark === '٫'
}

function readDecimal([whole = '', part = '']: string[]): number {
  return readDigits(whole) + readDigits(part) / 10 ** part.length
}
