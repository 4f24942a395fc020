const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Code points of the zeros of other scripts in which exports write digits. */
const ZEROS = [0x660, 0x6f0, 0x966]

/** Reads a whole number as any language writes it: `1234`, `1.234`, `1 234`, `1’234`; null for a text that is no whole number. */
export function readCount(cell: string): number | null {
  const text = plain(cell)
  if (!/^\d{1,3}([.,'’]?\d{3})*$|^\d+$/.test(text))
    return /^\d+[.,]0+$/.test(text) ? Number.parseInt(text, 10) : null
  return Number(text.replaceAll(/\D/g, ''))
}

/** Reads a number with decimals: `12.3`, `12,3`, `1.234,5`; null for another text. */
export function readDecimal(cell: string): number | null {
  const text = plain(cell)
  if (!/^\d+([.,'’]\d+)*$/.test(text)) return null
  const mark = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (mark === -1) return Number(text.replaceAll(/\D/g, ''))
  return Number(`${text.slice(0, mark).replaceAll(/\D/g, '')}.${text.slice(mark + 1)}`)
}

export function isShare(cell: string): boolean {
  return /[%٪]/.test(cell)
}

/**
 * Finds out how a column writes its days, and returns the function that reads one; it gives null for a broken day.
 * Returns null when most cells are no days, or when day and month cannot be told apart.
 */
export function findDayReader(cells: readonly string[]): ((cell: string) => string | null) | null {
  const filled = cells.map((cell) => toAscii(cell).trim()).filter((cell) => cell !== '')
  if (filled.length === 0) return null
  const isMost = (count: number) => count * 2 > filled.length
  const reader = READERS.find((read) => isMost(filled.filter((cell) => read(cell) !== null).length))
  if (reader !== undefined) return (cell) => reader(toAscii(cell).trim())
  const parts = filled
    .map((cell) => /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell))
    .filter((part) => part !== null)
  if (!isMost(parts.length)) return null
  const isDayFirst = parts.some((part) => Number(part[1]) > 12)
  const isMonthFirst = parts.some((part) => Number(part[2]) > 12)
  if (isDayFirst === isMonthFirst) return null
  return (cell) => {
    const [, first = '', second = '', year = ''] =
      /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(toAscii(cell).trim()) ?? []
    return isDayFirst ? writeDay(year, second, first) : writeDay(year, first, second)
  }
}

const READERS: ((cell: string) => string | null)[] = [
  (cell) => {
    const [, year = '', month = '', day = ''] = /^(\d{4})-?(\d{2})-?(\d{2})(T.*)?$/.exec(cell) ?? []
    return writeDay(year, month, day)
  },
  (cell) => {
    const [, day = '', month = '', year = ''] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(cell) ?? []
    return writeDay(year, month, day)
  },
  (cell) => {
    const [, name = '', day = '', year = ''] = /^([A-Za-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/.exec(cell) ?? []
    return writeDay(year, String(MONTHS.indexOf(name.toLowerCase()) + 1), day)
  },
  (cell) => {
    const [, year = '', month = '', day = ''] =
      /^(\d{4})[/.年]\s?(\d{1,2})[/.月]\s?(\d{1,2})日?$/.exec(cell) ?? []
    return writeDay(year, month, day)
  },
]

/** Writes a day as 2031-05-30; null when the calendar has no such day. */
function writeDay(year: string, month: string, day: string): string | null {
  const [years, months, days] = [Number(year), Number(month), Number(day)]
  if (years < 1000 || months < 1 || months > 12 || days < 1 || days > countDays(years, months)) return null
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function countDays(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

/** The number with ASCII digits, without percent signs, spaces of any kind and marks of the writing direction. */
function plain(cell: string): string {
  return toAscii(cell)
    .replaceAll(/[%٪\s\u00a0\u202f\u200e\u200f\u061c]/g, '')
    .replace('٫', '.')
    .replaceAll('٬', '')
}

function toAscii(cell: string): string {
  return cell.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((one) => code >= one && code < one + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}
