import { Readability } from '@mozilla/readability'
import { readText } from './read-text.ts'

const MOST_ELEMENTS = 60_000

/** The main text of a page, and how much of it is in another form than paragraphs. */
interface Extracted {
  text: string
  lists: number
  tables: number
}

/**
 * The main text of a page; all of its text when no main part is found, or when the page is very large. Takes the
 * document apart.
 */
export function extractText(document: Document): Extracted {
  const whole = extract(document.body)
  if (document.querySelectorAll('*').length > MOST_ELEMENTS) return whole
  const article = new Readability<Node>(document, { disableJSONLD: true, serializer: (node) => node }).parse()
  return article?.content ? extract(article.content) : whole
}

function extract(root: Node): Extracted {
  const count = (names: string) => (isElement(root) ? root.querySelectorAll(names).length : 0)
  return { text: readText(root), lists: count('ul, ol'), tables: count('table') }
}

const ELEMENT = 1

function isElement(node: Node): node is Element {
  return node.nodeType === ELEMENT
}
