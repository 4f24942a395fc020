/** Red, green and blue from 0 to 255, and how much of what is behind it stays hidden, from 0 to 1. */
export interface Color {
  red: number
  green: number
  blue: number
  alpha: number
}

const NAMED: Record<string, string> = {
  white: '#ffffff',
  snow: '#fffafa',
  ivory: '#fffff0',
  whitesmoke: '#f5f5f5',
  black: '#000000',
  red: '#ff0000',
  lime: '#00ff00',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  navy: '#000080',
  transparent: '#00000000',
}
const ALIKE = 12

/** A color as styles write it, alone or as the first word of a background; null when it cannot be read. */
export function readColor(value: string): Color | null {
  const [word = ''] = /^[a-z]+\([^)]*\)|^\S+/.exec(value) ?? []
  const hex = NAMED[word] ?? word
  if (hex.startsWith('#')) return readHex(hex.slice(1))
  const parts = /^rgba?\(([^)]*)\)$/
    .exec(word)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean)
  if (parts === undefined || parts.length < 3) return null
  const [red = 0, green = 0, blue = 0] = parts.map((part) => readPart(part, 255))
  return { red, green, blue, alpha: readPart(parts[3] ?? '1', 1) }
}

/** Whether readers could not tell letters of this color from the paper. */
export function isUnreadable(letters: Color, paper: Color | null): boolean {
  if (letters.alpha < 0.05) return true
  if (paper === null || paper.alpha < 0.5) return false
  return (['red', 'green', 'blue'] as const).every((part) => Math.abs(letters[part] - paper[part]) < ALIKE)
}

function readHex(digits: string): Color | null {
  if (!/^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return null
  const pairs = digits.length < 6 ? [...digits].map((one) => one + one) : (digits.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16))
  return { red, green, blue, alpha: alpha / 255 }
}

function readPart(part: string, whole: number): number {
  const number = Number.parseFloat(part)
  return part.endsWith('%') ? (number / 100) * whole : number
}
