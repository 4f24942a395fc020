import { isUnreadable, readColor, type Color } from './read-color.ts'
import { PLAIN, readStyle, type Style } from './read-style.ts'

const ELEMENT = 1
const TEXT = 3
/** Never shown, or hidden by an attribute. `<details>` counts as shown, because one click opens it. */
const HIDDEN =
  '[hidden], [aria-hidden="true" i], dialog:not([open]), template, noscript, script, style, datalist, object, canvas, audio, video, noframes, noembed'
const PAPER = readColor('white')

/** What a text takes over from the elements around it. */
interface Look {
  isTiny: boolean
  isInvisible: boolean
  /** Null when it is unknown, as when a style sheet may have chosen it. */
  color: Color | null
  background: Color | null
}

/**
 * Removes what a page hides from its readers by attributes and inline styles. The style of the body itself does not
 * count, because many pages hide it until a script has run.
 */
export function dropHidden({ body }: Document): void {
  for (const element of body.querySelectorAll(HIDDEN)) element.remove()
  const around = { isTiny: false, isInvisible: false, color: null, background: PAPER }
  const { color, background } = readStyle(body.getAttribute('style'))
  // Without recursion: pages may nest deeper than the stack allows.
  const open: { parent: Node; look: Look }[] = [
    { parent: body, look: lookOf(body, around, { ...PLAIN, color, background }) },
  ]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { parent, look } = next
    for (const child of Array.from(parent.childNodes)) {
      if (child.nodeType === TEXT && isUnseen(look)) child.remove()
      if (!isElement(child)) continue
      const style = readStyle(child.getAttribute('style'))
      if (style.isGone) child.remove()
      else open.push({ parent: child, look: lookOf(child, look, style) })
      // What is left is seen, whatever a reader with less knowledge of styles makes of them.
      child.removeAttribute('style')
    }
  }
}

function isElement(node: Node): node is Element {
  return node.nodeType === ELEMENT
}

function lookOf(element: Element, around: Look, style: Style): Look {
  const font = element.localName === 'font' ? element.getAttribute('color') : null
  const paper = element.getAttribute('bgcolor')
  const isStyledElsewhere = element.hasAttribute('class') || element.hasAttribute('id')
  const choose = (paint: Style['color'], attribute: string | null, inherited: Color | null) => {
    if (paint !== null) return paint === 'unknown' ? null : paint
    if (attribute !== null) return readColor(attribute.toLowerCase())
    return isStyledElsewhere ? null : inherited
  }
  return {
    isTiny: style.isTiny ?? around.isTiny,
    isInvisible: style.isInvisible ?? around.isInvisible,
    color: choose(style.color, font, around.color),
    background: choose(style.background, paper, around.background),
  }
}

function isUnseen({ isTiny, isInvisible, color, background }: Look): boolean {
  return isTiny || isInvisible || (color !== null && isUnreadable(color, background))
}
