import type { Draft } from './notion-blocks.ts'
import { plainPieces, type RichText } from './notion-text.ts'

/** What Notion takes at most in one call: blocks side by side, blocks in all, bytes, and levels of blocks. */
const MOST_BLOCKS = 100
const MOST_IN_ALL = 900
const MOST_BYTES = 350_000
const LEVELS = 3

/** A block in the form of the API. */
type Block = { object: 'block'; type: string } & Record<string, unknown>

/** The blocks in parts that Notion takes in one call each. What is nested too deeply moves up, behind what it was in. */
export function writeBatches(drafts: readonly Draft[]): Block[][] {
  const batches: Block[][] = []
  let [count, bytes] = [Infinity, 0]
  for (const draft of drafts.flatMap((one) => fit(one, LEVELS))) {
    const block = writeBlock(draft)
    const size = Buffer.byteLength(JSON.stringify(block))
    const blocks = countBlocks(draft)
    const last = batches.at(-1) ?? []
    if (count + blocks > MOST_IN_ALL || bytes + size > MOST_BYTES || last.length >= MOST_BLOCKS) {
      batches.push([block])
      ;[count, bytes] = [blocks, size]
    } else {
      last.push(block)
      ;[count, bytes] = [count + blocks, bytes + size]
    }
  }
  return batches
}

function fit(draft: Draft, levels: number): Draft[] {
  if (draft.kind === 'table') return levels > 1 ? [draft] : draft.rows.map(writeRow)
  if (!('children' in draft)) return [draft]
  const inside = draft.children.flatMap((child) => fit(child, Math.max(1, levels - 1)))
  const room = levels > 1 ? MOST_BLOCKS : 0
  return [{ ...draft, children: inside.slice(0, room) }, ...inside.slice(room)]
}

/** A row of a table as a line of text. */
function writeRow(cells: readonly RichText[][]): Draft {
  const text = cells.flatMap((cell, at) => (at === 0 ? cell : [...plainPieces(' | '), ...cell]))
  return { kind: 'paragraph', text: text.slice(0, MOST_BLOCKS), children: [] }
}

function countBlocks(draft: Draft): number {
  if (draft.kind === 'table') return 1 + draft.rows.length
  return 'children' in draft ? draft.children.reduce((sum, child) => sum + countBlocks(child), 1) : 1
}

function writeBlock(draft: Draft): Block {
  return { object: 'block', type: draft.kind, [draft.kind]: writeContent(draft) }
}

function writeContent(draft: Draft): object {
  switch (draft.kind) {
    case 'divider':
      return {}
    case 'code':
      return { rich_text: draft.text, language: draft.language }
    case 'image':
      return { type: 'external', external: { url: draft.url }, caption: draft.caption }
    case 'table':
      return {
        table_width: draft.rows[0]?.length ?? 1,
        has_column_header: draft.hasHeader,
        has_row_header: false,
        children: draft.rows.map((cells) => ({ object: 'block', type: 'table_row', table_row: { cells } })),
      }
    default:
      return {
        rich_text: draft.text,
        ...(draft.children.length > 0 && { children: draft.children.map(writeBlock) }),
      }
  }
}
