import { applyEdits, removal } from '../tree/apply-edits.ts'
import { type MarkdownNode, readTree, textOf, type Placed } from '../tree/read-tree.ts'
import { findMarkers, readWholeMarker } from './marker-text.ts'

/** A place where a text refers to evidence, as a marker or as a numbered link. */
export interface Reference {
  start: number
  end: number
  /** Ids that it names; empty when only a URL says what is meant. */
  ids: string[]
  /** Of a numbered link. */
  link: { number: number | null; url: string } | null
  /** The end of the link that it stands in: a link cannot hold another. */
  outer: number | null
}

const NUMBER = /^\s*([[［【]?)\^?(\d{1,3})[\]］】]?\s*$/
const CARD_ID = /^E\d{1,6}$/i

/** All references of a text to evidence, in their order; `isKnown` tells the URLs of evidence from others. */
export function listReferences(markdown: string, isKnown: (url: string) => boolean): Reference[] {
  const tree = readTree(markdown)
  const targets = listTargets(tree)
  const links = tree.flatMap((placed) => readLink(placed, { targets, isKnown }))
  const markers = findMarkers(markdown).flatMap((marker) => {
    const around = findAround(tree, marker.start)
    const isOfLink = findLastContaining(links, marker.start) !== undefined
    return around === null || isOfLink ? [] : [{ ...marker, link: null, outer: around.outer }]
  })
  return [...links, ...markers].sort(
    (left, right) => (left.outer ?? left.start) - (right.outer ?? right.start) || left.start - right.start,
  )
}

/** Definitions that are named like markers would make links of them. */
export function dropMarkerDefinitions(markdown: string): string {
  const definitions = readTree(markdown).filter(
    ({ node }) => node.type === 'definition' && readWholeMarker(node.label ?? '') !== null,
  )
  return definitions.length === 0
    ? markdown
    : applyEdits(
        markdown,
        definitions.map((place) => removal(markdown, place)),
      )
}

function listTargets(tree: readonly Placed[]): Map<string, string> {
  const targets = new Map<string, string>()
  for (const { node } of tree)
    if (node.type === 'definition' && !targets.has(node.identifier)) targets.set(node.identifier, node.url)
  return targets
}

interface Known {
  targets: ReadonlyMap<string, string>
  isKnown: (url: string) => boolean
}

function readLink({ node, start, end }: Placed, { targets, isKnown }: Known): Reference[] {
  const whole = { start, end, outer: null }
  if (node.type === 'inlineCode') {
    const ids = readWholeMarker(node.value)
    return ids !== null && /^[[［【]/.test(node.value.trim()) ? [{ ...whole, ids, link: null }] : []
  }
  if (node.type !== 'link' && node.type !== 'linkReference') return []
  const text = textOf(node)
  const url = node.type === 'link' ? node.url : (targets.get(node.identifier) ?? '')
  const named = readWholeMarker(text)
  if (named !== null) return [{ ...whole, ids: named, link: { number: null, url } }]
  const [, bracket, digits] = NUMBER.exec(text) ?? []
  if (digits === undefined) return []
  const title = node.type === 'link' ? (node.title ?? '') : ''
  const ids = CARD_ID.test(title) ? [title.toUpperCase()] : []
  const isCitation = ids.length > 0 || bracket !== '' || isKnown(url) || node.type === 'linkReference'
  return isCitation ? [{ ...whole, ids, link: { number: Number(digits), url } }] : []
}

/** What a place of the text is in; null where text is not read as text: in code, HTML and addresses. */
function findAround(tree: readonly Placed[], at: number): { outer: number | null } | null {
  const inner = findLastContaining(tree, at)
  if (inner === undefined) return null
  if (inner.node.type !== 'text') return null
  const link = inner.parents.find(isLink)
  return { outer: link?.position?.end.offset ?? null }
}

/** The last of the places that a point is in; the places are sorted by where they begin. */
function findLastContaining<Place extends { start: number; end: number }>(
  places: readonly Place[],
  at: number,
): Place | undefined {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle]?.start ?? 0) <= at) low = middle + 1
    else high = middle
  }
  while (low > 0 && (places[low - 1]?.end ?? 0) <= at) low--
  return places[low - 1]
}

function isLink(node: MarkdownNode): boolean {
  return node.type === 'link' || node.type === 'linkReference'
}
