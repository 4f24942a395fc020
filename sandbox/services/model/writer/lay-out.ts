import { itemAt } from '../../../stage/items.ts'
import type { Prose } from './prose/index.ts'
import type { Claim } from './read-claims.ts'
import { drawTable, sayClaim, sayContrary } from './say-claim.ts'
import type { Voice } from './voice.ts'

export interface Writing {
  prose: Prose
  voice: Voice
  language: string
  /** Chooses between the ways to say things, so that neighbours differ. */
  place: number
}

const LEAST_IN_LIST = 3
const LEAST_IN_TABLE = 2
/** One section in so many has a list, and another one begins with what a source says. */
const TURNS = 3

/** The paragraphs of a section: prose, with what other sources say instead, or a list. */
export function layOut(claims: readonly Claim[], writing: Writing): string[] {
  const [first, ...rest] = claims
  if (first === undefined) return [writing.voice.take('openings') ?? '']
  const compared = claims.find(({ contrary }) => contrary.length > 0)
  const listed = rest.filter(({ form }) => form === 'told')
  const hasList = compared === undefined && writing.place % TURNS === 0 && listed.length >= LEAST_IN_LIST
  return hasList ? layOutList(claims, writing) : layOutProse(claims, compared, writing)
}

/** The first claim and what people say as a paragraph, the others as a list. */
function layOutList([first, ...rest]: readonly Claim[], writing: Writing): string[] {
  const { prose, voice, place } = writing
  const listed = rest.filter(({ form }) => form === 'told')
  const others = rest.filter(({ form }) => form !== 'told')
  const said = [...(first === undefined ? [] : [first]), ...others]
  const items = listed.map((claim, at) => `- ${sayClaim(claim, { prose, place: place + at })}`)
  return [
    joinSentences([voice.take('openings'), ...sayAll(said, writing)], writing),
    itemAt(prose.lists, place % prose.lists.length),
    items.join('\n'),
  ]
}

function layOutProse(claims: readonly Claim[], compared: Claim | undefined, writing: Writing): string[] {
  const { voice, place } = writing
  const told = claims.filter((claim) => claim !== compared)
  const half = Math.ceil(told.length / 2)
  const opening = place % TURNS === 1 && told.length > 1 ? undefined : voice.take('openings')
  const [first, ...more] = sayAll(told.slice(0, half), writing, compared === undefined)
  const second = sayAll(told.slice(half), writing)
  return [
    joinSentences([opening, first, more.length > 0 ? voice.take('links') : undefined, ...more], writing),
    ...(compared === undefined ? [] : compare(compared, writing)),
    ...(second.length === 0 ? [] : [joinSentences([voice.take('links'), ...second], writing)]),
  ].filter((part) => part !== '')
}

/** Claims as sentences; the first with a figure may name its source. */
function sayAll(claims: readonly Claim[], { prose, place }: Writing, mayName = false): string[] {
  const named = mayName ? claims.find(({ card }) => /\p{Nd}/u.test(card.says)) : undefined
  return claims.map((claim, at) => sayClaim(claim, { prose, place: place + at, isNamed: claim === named }))
}

/** A claim and what other sources say instead of it. */
function compare(claim: Claim, writing: Writing): string[] {
  const { prose, place } = writing
  const said = sayClaim(claim, { prose, place, isNamed: true })
  const { contrary } = claim
  const table = contrary.length >= LEAST_IN_TABLE ? drawTable(contrary, prose) : null
  if (table !== null)
    return [joinSentences([said, itemAt(prose.tables, place % prose.tables.length)], writing), table]
  return [
    joinSentences(
      [said, ...contrary.slice(0, 1).map((card) => sayContrary(card, { prose, place }))],
      writing,
    ),
  ]
}

export function joinSentences(sentences: readonly (string | undefined)[], { prose }: Writing): string {
  return sentences.filter((one) => one !== undefined && one !== '').join(prose.space)
}
