import { findMarkers } from '../evidence/index.ts'
import type { Article, Place, ReadBlock } from './read-article.ts'

interface Marker {
  block: ReadBlock
  place: Place
  ids: string[]
}

/** Markers such as [[E12]] that stand in a text and are no links. */
export function listMarkers({ markdown, blocks }: Article): Marker[] {
  return blocks.flatMap((block) =>
    findMarkers(markdown.slice(block.start, block.end))
      .map(({ start, end, ids }) => ({
        block,
        place: { start: block.start + start, end: block.start + end },
        ids,
      }))
      .filter(
        ({ place }) => !block.links.some(({ start, end }) => start <= place.start && place.start < end),
      ),
  )
}
