const TAG = /<(\/?)think(?:ing)?\s{0,4}>/gi
/** What may become a tag when more arrives. */
const OPEN_TAG = /<\/?(?:t(?:h(?:i(?:n(?:k(?:i(?:n(?:g)?)?)?)?)?)?)?)?$|<\/?think(?:ing)?\s{1,4}$/i

interface Reading {
  /** Is told each piece of the text, and how many characters of it came before: 0 again when those were reasoning. */
  onPiece: (piece: string, at: number) => void
  /** Whether the text is expected to begin with reasoning that has no opening tag: then pieces wait for the closing one. */
  beginsInside: boolean
}

/**
 * Removes the reasoning that some models write into their text as `<think>…</think>`, from pieces as they arrive. A block
 * that does not end is reasoning to the end. A closing tag alone ends reasoning that began with the answer: models whose
 * template has the opening tag write so.
 */
export function dropReasoning({ onPiece, beginsInside }: Reading) {
  let held = ''
  /** What is the text, unless a closing tag follows. */
  let waiting = ''
  let isWaiting = beginsInside
  let isReasoning = false
  let hasBegunInside = false
  let text = ''
  let last = ''

  const say = (piece: string) => {
    last = piece.at(-1) ?? last
    if (isWaiting) {
      waiting += piece
      return
    }
    // Models write blank lines between their reasoning and the text.
    const said = text === '' ? piece.trimStart() : piece
    if (said === '') return
    onPiece(said, text.length)
    text += said
  }
  const sayWaiting = () => {
    isWaiting = false
    say(waiting)
    waiting = ''
  }
  const meet = (isClosing: boolean) => {
    if (isClosing && !isReasoning) {
      hasBegunInside = true
      text = ''
      waiting = ''
    }
    sayWaiting()
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
    /** The whole text without reasoning, and whether that had no opening tag. */
    end: (): { text: string; hasBegunInside: boolean } => {
      sayWaiting()
      if (!isReasoning) say(held)
      held = ''
      return { text, hasBegunInside }
    },
  }
}

/** How many characters at the end may be the beginning of a tag. */
function countOpenTag(text: string): number {
  return OPEN_TAG.exec(text)?.[0].length ?? 0
}
