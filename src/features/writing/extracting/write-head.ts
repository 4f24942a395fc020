import { cutText } from '#platform/cut-text.ts'
import { writeTitle } from '#features/articles/titles/index.ts'
import { LONGEST_SHOWN } from '../contract.ts'
import { dropEnd } from './drop-end.ts'
import { isUnspaced, splitWords } from '../text/index.ts'

const LONGEST_SLUG = 60
/** What letters are in addresses, where no accent can be taken off. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  þ: 'th',
}
const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

interface Head {
  title: string
  description: string
  slug: string
}

/** Title, description and slug of an article about the main keyword, that name the first of its topics that fit. */
export function writeHead({
  title,
  mainKeyword,
  headings,
  language,
}: {
  title: string | undefined
  mainKeyword: string
  headings: readonly string[]
  language: string
}): Head {
  const given = squeeze(title ?? '')
  const named = given === '' ? writeTitle(squeeze(mainKeyword), language) : given
  const colon = COLONS[language] ?? ': '
  const fits = (heading: string) => `${named}${colon}${heading}`.length <= LONGEST_SHOWN.title
  const short = headings.find((one) => fits(one) && !repeats(one, named))
  const isWhole = given !== '' || short === undefined || splitWords(named, language).length > MOST_BARE
  return {
    title: cut(isWhole ? named : `${named}${colon}${short}`, LONGEST_SHOWN.title, language),
    description: describe(named, { colon, headings, language }),
    slug: writeSlug(mainKeyword, language),
  }
}

/** A keyword of more words is a title by itself. */
const MOST_BARE = 3
const COLONS: Readonly<Record<string, string>> = { ja: '：', zh: '：' }

/** A heading that has most of the title's words makes a title no better. */
function repeats(heading: string, title: string): boolean {
  const words = new Set(title.toLowerCase().split(/\s+/))
  return (
    heading.toLowerCase().includes(title.toLowerCase()) ||
    heading
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.length > 3 && words.has(word))
  )
}

function describe(
  title: string,
  { colon, headings, language }: { colon: string; headings: readonly string[]; language: string },
): string {
  const [comma, stop] = COMMAS[language] ?? [', ', '.']
  let text = title
  let gap = colon
  for (const heading of headings.map((one) => dropEnd(one, '?？؟!！.。').replace(/^[¿¡]/, ''))) {
    const longer = `${text}${gap}${heading}`
    if (longer.length + stop.length > LONGEST_SHOWN.description) continue
    text = longer
    gap = comma
  }
  return cut(`${text}${stop}`, LONGEST_SHOWN.description, language)
}

const COMMAS: Readonly<Record<string, readonly [comma: string, stop: string]>> = {
  ja: ['、', '。'],
  zh: ['、', '。'],
  ar: ['، ', '.'],
}

/** The beginning of a text that is short enough, up to the end of a word. */
function cut(text: string, longest: number, language: string): string {
  if (text.length <= longest) return text
  const start = cutText(text, longest)
  const end = isUnspaced(language) || text[longest] === ' ' ? longest : start.lastIndexOf(' ')
  const whole = start.slice(0, end > 0 ? end : longest)
  return dropEnd(whole, ' ,;:：、،–-')
}

function writeSlug(text: string, language: string): string {
  const lower = text.normalize('NFKC').toLowerCase()
  const spelled = language === 'de' ? lower.replaceAll(/[äöü]/g, (letter) => GERMAN[letter] ?? letter) : lower
  const words = spelled
    .replaceAll(/[ßæœøłđıþ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u064b-\u065f'’]/g, '')
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? cutText(word, LONGEST_SLUG) : `${slug}-${word}`
    if (longer.length > LONGEST_SLUG) break
    slug = longer
  }
  return slug
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
