import { z } from 'zod'

/** More values than any screen sends at once. */
const LONGEST_LIST = 1_000

/**
 * A list in the query of a GET. One plain value is split at its commas (`ids=1,2`); several values, or one
 * that is written with brackets, are taken as they are (`ids=1&ids=2`, `ids[]=1`, `ids[0]=1`).
 */
export function queryList<Item extends z.ZodType>(item: Item) {
  return z.preprocess(
    (value: z.input<Item>[] | string) => (typeof value === 'string' ? split(value) : value),
    z.array(item).max(LONGEST_LIST),
  )
}

function split(value: string): string[] {
  return value === '' ? [] : value.split(',')
}

interface Bounds {
  least: number
  most: number
}

/** A whole number, also when given as text: a path or a query has only texts. */
export function wholeNumber({ least, most }: Bounds) {
  return z.preprocess(
    (value: number | string) =>
      typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
    z.number().int().min(least).max(most),
  )
}

/** A number, also when given as text, with or without a sign and decimals. */
export function queryNumber() {
  return z.preprocess(
    (value: number | string) =>
      typeof value === 'string' && /^-?\d{1,15}(\.\d{1,20})?$/.test(value) ? Number(value) : value,
    z.number(),
  )
}

const FLAGS = new Map<unknown, boolean | null>([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
  ['null', null],
  ['', null],
])

/** A flag that may be null. As text: `1` or `true`, `0` or `false`, `null` or the empty text. */
export function queryFlag() {
  return z.preprocess(
    (value: boolean | null | string) => (FLAGS.has(value) ? FLAGS.get(value) : value),
    z.boolean().nullable(),
  )
}
