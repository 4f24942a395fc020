import { fingerprintOf } from '../fingerprint.ts'
import { COLORS } from './colors.ts'
import { FRAME } from './frame.ts'
import { LISTS } from './lists.ts'
import { PROSE } from './prose.ts'

/** All looks of a blog, without the spaces that only people need. */
export const STYLE_SHEET = [COLORS, FRAME, LISTS, PROSE]
  .join('')
  .trim()
  .replaceAll(/\n\s*/g, '')
  .replaceAll(' {', '{')
  .replaceAll(': ', ':')
  .replaceAll(';}', '}')

/** Changes with its contents, so that browsers may keep it for ever. */
export const STYLE_SHEET_NAME = `style.${fingerprintOf(STYLE_SHEET).slice(0, 8)}.css`
