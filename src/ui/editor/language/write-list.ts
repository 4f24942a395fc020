import type { Node as ProseNode } from '@milkdown/kit/prose/model'
import { findPlaces, makeSources, type SourceBlock } from './find-places.ts'
import type { MarkdownLanguage } from './markdown-language.ts'
import type { TextStyle } from './text-style.ts'
import { writeBlock } from './write-block.ts'

const NUMBER = /^\d{1,9}(?=[.)])/

/** An edited list, whose other items keep their source; null if all of it has to be written. */
export function writeList(
  language: MarkdownLanguage,
  node: ProseNode,
  { before, style }: { before: SourceBlock; style: TextStyle },
): string | null {
  const isSame = before.node.type === node.type && before.node.attrs['spread'] === node.attrs['spread']
  const isAtMargin = before.children.every(({ gap }) => gap === '' || gap.endsWith('\n'))
  if (!isSame || !isAtMargin || before.children.length !== before.node.childCount) return null
  const sources = makeSources(before.children)
  const places = findPlaces(sources, node.children)
  let text = ''
  for (const [index, item] of node.children.entries()) {
    const place = places[index] ?? null
    const kept = sources.places.get(item) === place && place !== null ? before.children[place] : undefined
    const number = numberOf(node, index, style)
    if (index > 0) text += gapBefore(before, { place, last: places[index - 1] ?? null, node })
    const written = kept === undefined ? null : withNumber(kept.source, number)
    text +=
      written ?? writeBlock(language, node.type.create({ ...node.attrs, order: number ?? 1 }, item), style)
  }
  return text
}

/** The number that an item needs; null in a list without numbers. */
function numberOf(list: ProseNode, index: number, { incrementListMarker }: TextStyle): number | null {
  if (list.type.name !== 'ordered_list') return null
  return Number(list.attrs['order']) + (incrementListMarker ? index : 0)
}

/** The source of an item with this number; null if the number is wider, and all lines of the item would have to move. */
function withNumber(source: string, number: number | null): string | null {
  if (number === null) return source
  const [old] = NUMBER.exec(source) ?? []
  if (old === undefined || old.length !== String(number).length) return null
  return source.replace(NUMBER, String(number))
}

interface Neighbours {
  place: number | null
  last: number | null
  node: ProseNode
}

function gapBefore({ children }: SourceBlock, { place, last, node }: Neighbours): string {
  const known = last !== null && place === last + 1 ? children[last]?.gap : undefined
  return known ?? (node.attrs['spread'] === true ? '\n\n' : '\n')
}
