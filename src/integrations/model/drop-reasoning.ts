const TAG = /<(\/?)think(?:ing)?\s{0,4}>/gi
/** What may become a tag when more arrives. */
const OPEN_TAG = /<\/?(?:t(?:h(?:i(?:n(?:k(?:i(?:n(?:g)?)?)?)?)?)?)?)?$|<\/?think(?:ing)?\s{1,4}$/i

/**
 * Removes the reasoning that some models write into their text as `<think>…</think>`, from pieces as they arrive. A block
 * that does not end is reasoning to the end; a closing tag alone ends reasoning that began with the answer.
 */
export function dropReasoning(onPiece: (piece: string) => void) {
  let held = ''
  let isReasoning = false
  let text = ''
  let last = ''

  const say = (piece: string) => {
    last = piece.at(-1) ?? last
    // Models write blank lines between their reasoning and the text.
    const said = text === '' ? piece.trimStart() : piece
    if (said === '') return
    text += said
    onPiece(said)
  }
  const meet = (isClosing: boolean) => {
    if (isClosing && !isReasoning) text = ''
    isReasoning = !isClosing
  }
  return {
    push: (piece: string): void => {
      held += piece
      let from = 0
      for (const tag of held.matchAll(TAG)) {
        const before = held[tag.index - 1] ?? last
        // In code it is no tag but a text about one.
        if (!isReasoning && before === '`') continue
        if (!isReasoning) say(held.slice(from, tag.index))
        meet(tag[1] === '/')
        from = tag.index + tag[0].length
      }
      const end = Math.max(from, held.length - countOpenTag(held))
      if (!isReasoning) say(held.slice(from, end))
      held = held.slice(end)
    },
    /** The whole text without reasoning. */
    end: (): string => {
      if (!isReasoning) say(held)
      held = ''
      return text
    },
  }
}

/** How many characters at the end may be the beginning of a tag. */
function countOpenTag(text: string): number {
  return OPEN_TAG.exec(text)?.[0].length ?? 0
}
