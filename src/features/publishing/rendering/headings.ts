import { cutText } from '#platform/cut-text.ts'
import { plainLine } from './plain-text.ts'
import { isElement, walkElements, type HtmlElement, type HtmlRoot } from './trees.ts'

interface Heading {
  level: number
  id: string
  text: string
}

const NAMES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** Takes the first heading of level 1 out of an article; others become headings of level 2, because a page has one title. */
export function takeTitle(root: HtmlRoot): string {
  const at = root.children.findIndex((node) => isElement(node, 'h1'))
  const [title] = at === -1 ? [] : root.children.splice(at, 1)
  for (const element of walkElements(root)) if (element.tagName === 'h1') element.tagName = 'h2'
  return title === undefined ? '' : plainLine(title)
}

/** Gives each heading an id that no other element has; `taken` are the ids that will be given to others. */
export function nameHeadings(root: HtmlRoot, taken: Iterable<string>): Heading[] {
  for (const node of root.children) if (isElement(node, 'section')) dropLabel(node)
  const names = new Names([...taken, ...listIds(root)])
  return root.children
    .flatMap((node) => (isElement(node, 'section') ? [] : [...listHeadings(node)]))
    .map((heading) => {
      const text = plainLine(heading)
      const id = names.take(text)
      heading.properties = { id }
      return { level: NAMES.indexOf(heading.tagName) + 1, id, text }
    })
}

/** The heading above the notes is named like that of any other text on a page. */
function dropLabel({ children: [first] }: HtmlElement): void {
  if (isElement(first, 'h2')) first.properties = {}
}

/** The ids that elements of a tree have, each of which a link may lead to. */
export function listIds(root: HtmlRoot): Set<string> {
  return new Set(
    [...walkElements(root)].flatMap(({ properties: { id } }) => (typeof id === 'string' ? [id] : [])),
  )
}

function* listHeadings(node: HtmlRoot['children'][number]): Generator<HtmlElement> {
  for (const element of walkElements(node)) if (NAMES.includes(element.tagName)) yield element
}

/** Characters of an id. */
const LONGEST = 80

class Names {
  readonly #taken: Set<string>
  /** The number that the next heading of the same name gets. */
  readonly #next = new Map<string, number>()

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken)
  }

  take(text: string): string {
    const name = nameOf(text)
    let number = this.#next.get(name) ?? 1
    let id = number === 1 ? name : `${name}-${number}`
    while (this.#taken.has(id)) id = `${name}-${++number}`
    this.#next.set(name, number + 1)
    this.#taken.add(id)
    return id
  }
}

/** Letters, marks and digits of any script, joined by hyphens. */
function nameOf(text: string): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const name = cutText(words.join('-'), LONGEST)
  return name.replace(/-$/, '') || 'section'
}
