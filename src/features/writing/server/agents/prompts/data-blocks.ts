/** How an answer names a card: [[E12]]. In texts of others it would cite what they did not say. */
const MARKER = /\[{2,}/gu
/** What begins or ends a block, or a turn in the templates of models. */
const MARKS = /<(?=[\s/]{0,9}data-|\|)/giu

interface DataBlock {
  nonce: string
  /** What the block holds, such as "page P3". */
  name: string
  text: string
}

/** A block of material that was written by others. Nothing in it can end the block, begin another or cite a card. */
export function dataBlock({ nonce, name, text }: DataBlock): string {
  return enclose({ nonce, name, text: text.replaceAll(MARKER, '[') })
}

/** A block with a part of the article itself, in which [[E12]] cites a card. */
export function articleBlock(block: DataBlock): string {
  return enclose(block)
}

function enclose({ nonce, name, text }: DataBlock): string {
  const safe = text.replaceAll(MARKS, '‹').replaceAll(nonce, '*')
  return `<data-${nonce} ${name}>\n${safe}\n</data-${nonce}>`
}

export function joinBlocks(blocks: readonly (string | null)[]): string {
  return blocks.filter((block) => block !== null).join('\n\n')
}
