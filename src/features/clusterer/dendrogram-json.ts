import type { DendrogramNode } from '#engine/index.ts'
import { createByteWriter } from './byte-writer.ts'
import type { ByteWriter } from './byte-writer.ts'

interface DendrogramParts {
  /** Number of clusters. */
  count: number
  textOf(row: number): string
  mainRowOf(place: number): number
  treeOf(place: number): DendrogramNode
}

/**
 * The dendrograms as a JSON array in UTF-8 chunks, a line a cluster. A leaf is {"keyword", "overlap": 10}, a
 * merge {"overlap", "children"} with the mean shared URLs across the children.
 */
export function* writeDendrograms(parts: DendrogramParts): Generator<Uint8Array<ArrayBuffer>> {
  const writer = createByteWriter()
  writer.text('[')
  for (let place = 0; place < parts.count; place++) {
    const name = JSON.stringify(parts.textOf(parts.mainRowOf(place)))
    writer.text(`${place ? ',' : ''}\n{"cluster":${place + 1},"main_keyword":${name},"tree":`)
    writeTree(writer, parts.treeOf(place), parts.textOf)
    writer.text('}')
    if (writer.isFull) yield writer.take()
  }
  writer.text('\n]\n')
  yield writer.take()
}

/** Keeps its own stack: the tree of a large cluster can be deeper than calls can nest. */
function writeTree(writer: ByteWriter, root: DendrogramNode, textOf: (row: number) => string): void {
  const stack: (DendrogramNode | string)[] = [root]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (typeof next === 'string') writer.text(next)
    else if (next.row !== null)
      writer.text(`{"keyword":${JSON.stringify(textOf(next.row))},"overlap":${next.overlap}}`)
    else {
      writer.text(`{"overlap":${next.overlap},"children":[`)
      stack.push(']}')
      for (const [i, child] of next.children.toReversed().entries()) {
        if (i > 0) stack.push(',')
        stack.push(child)
      }
    }
  }
}
