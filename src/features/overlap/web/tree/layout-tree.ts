import type { TreeNode } from '../api.ts'
import { itemAt } from '#platform/items.ts'

interface Main {
  id: number
  name: string
  volume: number
}

/** One branch of a meeting: its most searched keyword, and its number of keywords. */
export interface Side {
  main: Main
  count: number
}

/** A keyword, or a meeting of keywords, with its position in the tree. */
export interface TreeItem {
  /** Counts from 0, every item before its branches. */
  place: number
  /** The place of the meeting that it is a branch of; null for the root. */
  parent: number | null
  level: number
  position: number
  setSize: number
  /** Null for a meeting. */
  keywordId: number | null
  overlap: number
  /** Its middle, in rows from the top. */
  y: number
  /** From the middle of the first branch to that of the last. */
  spread: readonly [number, number]
  /** Its keywords are in the rows [firstRow, endRow), its branches at the places (place, end). */
  firstRow: number
  endRow: number
  end: number
  main: Main
  /** The branches, the one with the most searched keyword first; empty for a keyword. */
  sides: readonly Side[]
}

export interface TreeLayout {
  items: readonly TreeItem[]
  rows: number
  /** The overlap at the left edge; 10 is at the right. */
  least: number
}

/** Lays out keywords in rows, and meetings between them. Branches that meet at the same overlap have one meeting. */
export function layoutTree(root: TreeNode, volumeOf: (keywordId: number) => number): TreeLayout {
  const items: TreeItem[] = []
  let rows = 0
  addItem(root, { parent: null, level: 1, position: 1, setSize: 1 })
  const least = Math.min(9, ...items.map(({ overlap }) => Math.floor(overlap)))
  return { items, rows, least }

  function addItem(
    node: TreeNode,
    at: Pick<TreeItem, 'parent' | 'level' | 'position' | 'setSize'>,
  ): TreeItem {
    const { keywordId, overlap } = node
    const place = items.length
    const main = { id: keywordId ?? 0, name: node.name ?? '', volume: volumeOf(keywordId ?? 0) }
    const middle = rows + 0.5
    const item: TreeItem = {
      ...at,
      place,
      keywordId,
      overlap,
      y: middle,
      spread: [middle, middle],
      firstRow: rows,
      endRow: rows + 1,
      end: place + 1,
      main,
      sides: [],
    }
    items.push(item)
    if (keywordId !== null) rows++
    else addBranches(item, listBranches(node))
    return item
  }

  function addBranches(item: TreeItem, nodes: readonly TreeNode[]): void {
    const branches = nodes.map((node, index) =>
      addItem(node, {
        parent: item.place,
        level: item.level + 1,
        position: index + 1,
        setSize: nodes.length,
      }),
    )
    item.spread = [itemAt(branches, 0).y, itemAt(branches, branches.length - 1).y]
    item.y = (item.spread[0] + item.spread[1]) / 2
    item.endRow = rows
    item.end = items.length
    item.sides = branches
      .map(({ main, firstRow, endRow }) => ({ main, count: endRow - firstRow }))
      .toSorted((one, other) => other.main.volume - one.main.volume)
    item.main = itemAt(item.sides, 0).main
  }
}

function listBranches({ overlap, children }: TreeNode): TreeNode[] {
  return children.flatMap((child) =>
    child.keywordId === null && child.overlap === overlap ? listBranches(child) : [child],
  )
}

/** The meeting of two keywords; null when one of them is not in the tree. */
export function findMeeting(items: readonly TreeItem[], [a, b]: readonly [number, number]): TreeItem | null {
  const placeOf = (id: number) => items.findIndex(({ keywordId }) => keywordId === id)
  const [from, to] = [placeOf(a), placeOf(b)]
  if (from < 0 || to < 0) return null
  // What is below an item has the places after it: the last item that begins before both and ends behind both is the
  // closest.
  return items.findLast(({ place, end }) => place < Math.min(from, to) && end > Math.max(from, to)) ?? null
}

/** The keywords below a meeting, or the one of a keyword's item. */
export function listKeywords(items: readonly TreeItem[], { place, end }: TreeItem): number[] {
  return items.slice(place, end).flatMap(({ keywordId }) => (keywordId === null ? [] : [keywordId]))
}
