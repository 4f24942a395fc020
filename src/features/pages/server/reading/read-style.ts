import { readColor, type Color } from './read-color.ts'

/** What an inline style says about whether its element can be seen; null where it says nothing. */
export interface Style {
  /** Whether nothing inside of it can be seen, whatever is in it. */
  isGone: boolean
  isTiny: boolean | null
  isInvisible: boolean | null
  color: Paint | null
  background: Paint | null
}

/** A color that a style names in a way that is not read here is unknown. */
type Paint = Color | 'unknown'

export const PLAIN: Style = {
  isGone: false,
  isTiny: null,
  isInvisible: null,
  color: null,
  background: null,
}

/** Longer styles are not read: they hold a picture, not a rule. */
const LONGEST = 5_000
const FAR_OUT = -500
const ALMOST_NOTHING = 0.05
/** From this size on, in pixels, letters can be told from dots. */
const LEAST_LETTERS = 3
const LEAST_BOX = 2

/** Reads the declarations of an inline style, or of a rule of a style sheet. */
export function readStyle(text: string | null): Style {
  if (text === null || text === '' || text.length > LONGEST) return PLAIN
  const declared = readDeclarations(text)
  const valueOf = (name: string) => declared.get(name) ?? ''
  return {
    isGone:
      valueOf('display') === 'none' ||
      valueOf('content-visibility') === 'hidden' ||
      isAlmostNothing(valueOf('opacity')) ||
      isMovedOut(declared) ||
      isCutAway(declared) ||
      /\bscale[xy]?\(\s*0(\.0+)?\s*[,)]/.test(valueOf('transform')) ||
      /\bopacity\(\s*0%?\s*\)/.test(valueOf('filter')),
    isTiny: readsTiny(declared),
    isInvisible: declared.has('visibility') ? /^(hidden|collapse)$/.test(valueOf('visibility')) : null,
    color: readPaint(declared, ['-webkit-text-fill-color', 'color']),
    background: readPaint(declared, ['background-image', 'background-color', 'background', 'position']),
  }
}

function readDeclarations(text: string): Map<string, string> {
  const pairs = dropComments(text)
    .split(';')
    .map((one) => {
      const colon = one.indexOf(':')
      const name = one.slice(0, Math.max(0, colon)).trim().toLowerCase()
      const [value = ''] = one.slice(colon + 1).split('!', 1)
      return [name, value.trim().toLowerCase()] as const
    })
  return new Map(pairs)
}

function dropComments(text: string): string {
  const [first = '', ...others] = text.split('/*')
  return [first, ...others.map((one) => one.slice(one.indexOf('*/') + 2))].join(' ')
}

function isAlmostNothing(value: string): boolean {
  if (value === '') return false
  const part = value.endsWith('%') ? Number(value.slice(0, -1)) / 100 : Number(value)
  return part <= ALMOST_NOTHING
}

/**
 * The first of these that is declared. A picture counts, and so does the position of an element, which may lie on
 * anything.
 */
function readPaint(declared: Map<string, string>, names: readonly string[]): Paint | null {
  const name = names.find(
    (one) => declared.has(one) && !/^(none|static|relative)$/.test(declared.get(one) ?? ''),
  )
  return name === undefined ? null : (readColor(declared.get(name) ?? '') ?? 'unknown')
}

const SIDES = ['left', 'top', 'right', 'bottom', 'text-indent', 'margin-left', 'margin-top']

function isMovedOut(declared: Map<string, string>): boolean {
  if (SIDES.some((side) => toPixels(declared.get(side) ?? '') <= FAR_OUT)) return true
  const transform = declared.get('transform') ?? ''
  const [moves = ''] = (transform.split('translate', 2)[1] ?? '').split(')', 1)
  const lengths = moves.slice(moves.indexOf('(') + 1).split(',')
  return lengths.some((length) => toPixels(length.trim()) <= FAR_OUT)
}

function isCutAway(declared: Map<string, string>): boolean {
  const clip = `${declared.get('clip') ?? ''} ${declared.get('clip-path') ?? ''}`
  if (/\brect\(\s*[01](px)?[\s,]+[01](px)?[\s,]+[01](px)?[\s,]+[01](px)?\s*\)/.test(clip)) return true
  if (/\b(inset\(\s*(50|100)%|circle\(\s*0)/.test(clip)) return true
  if (!/^(hidden|clip)\b/.test(declared.get('overflow') ?? '')) return false
  return ['width', 'height', 'max-width', 'max-height'].some(
    (name) => toPixels(declared.get(name) ?? '') < LEAST_BOX,
  )
}

function readsTiny(declared: Map<string, string>): boolean | null {
  const size = declared.get('font-size')
  if (size === undefined) return /^0(px)?\s*\//.test(declared.get('font') ?? '') || null
  const pixels = toPixels(size)
  return Number.isNaN(pixels) ? null : pixels < LEAST_LETTERS
}

/** Pixels of each unit, roughly. Of two units that a length may end with, the longer one is first. */
const UNITS: readonly [unit: string, pixels: number][] = [
  ['rem', 16],
  ['em', 16],
  ['px', 1],
  ['pt', 1.33],
  ['ex', 8],
  ['ch', 8],
  ['vw', 12],
  ['vh', 8],
  ['cm', 38],
  ['in', 96],
  ['%', 0.16],
]

/** NaN for what is no length. */
function toPixels(length: string): number {
  const [, pixels = 1] = UNITS.find(([unit]) => length.endsWith(unit)) ?? []
  return Number.parseFloat(length) * pixels
}
