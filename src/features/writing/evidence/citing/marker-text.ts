/** What texts call evidence by: [[E12]], [E1, E2], 【E12】, [[E1–E3]], … */
const MARKER =
  /(?:\\?[[［【〔〖]){1,2}[ \u00a0]?\^?(?:\p{L}{2,12}:? )?([EＥ][ -]?\p{Nd}{1,6}(?:[ \u00a0,;、，；/&+|·–-]{1,5}(?:(?:and|und|y|och|et|و|と) ?)?[EＥ]?\p{Nd}{1,6}){0,9})[ \u00a0]?(?:\\?[\]］】〕〗]){1,2}/giu
/** An address right after a marker is what a model believes that the source has. */
const ADDRESS = /\((?:https?:|www\.)[^\s()]{0,500}\)/iy
/** Numbers in brackets, as models write them when they cite from memory, and other short names in double brackets. */
const STRAY =
  /\\?[[［【]\^?[1-9]\p{Nd}{0,2}(?:(?:, ?|[–-])[1-9]\p{Nd}{0,2}){0,9}\\?[\]］】]|(?:\\?\[){2}[\p{L}\p{N} .,:_^-]{0,12}(?:\\?\]){2}/gu
const ID = /([–-]?)[ ]?[EＥ]?[ -]?(\p{Nd}{1,6})/giu
/** Cards that a range may name: more is a slip of the pen. */
const LONGEST_RANGE = 10

interface FoundMarker {
  start: number
  end: number
  /** As E12; what is no id of a card stands as it is in the text. */
  ids: string[]
}

export function findMarkers(text: string): FoundMarker[] {
  const markers = [...text.matchAll(MARKER)].map(({ 0: whole, 1: list = '', index }) => ({
    start: skipEscaped(text, index),
    end: skipAddress(text, index + whole.length),
    ids: readIds(list),
  }))
  const isFree = ({ start, end }: FoundMarker) =>
    !markers.some((marker) => marker.start < end && start < marker.end)
  const strays = [...text.matchAll(STRAY)].map(({ 0: whole, index }) => ({
    start: skipEscaped(text, index),
    end: index + whole.length,
    ids: [whole],
  }))
  return [...markers, ...strays.filter(isFree)].sort((left, right) => left.start - right.start)
}

function skipAddress(text: string, at: number): number {
  ADDRESS.lastIndex = at
  return at + (ADDRESS.exec(text)?.[0].length ?? 0)
}

/** A backslash after another is no mark of the bracket that follows. */
function skipEscaped(text: string, at: number): number {
  return text[at] === '\\' && text[at - 1] === '\\' ? at + 1 : at
}

/** The ids of a text that is nothing but a marker, with or without brackets; null for other texts. */
export function readWholeMarker(text: string): string[] | null {
  const bare = text.trim()
  const marked = /^[[［【]/.test(bare) ? bare : `[${bare}]`
  const [first] = marked.matchAll(MARKER)
  return first?.[0] === marked ? readIds(first[1] ?? '') : null
}

function readIds(list: string): string[] {
  const ids: string[] = []
  let last = 0
  for (const [, dash = '', digits = ''] of list.normalize('NFKC').matchAll(ID)) {
    const number = Number(digits)
    const isRange = dash !== '' && ids.length > 0 && number > last && number - last <= LONGEST_RANGE
    for (let next = isRange ? last + 1 : number; next <= number; next++) ids.push(`E${next}`)
    last = number
  }
  return ids
}
