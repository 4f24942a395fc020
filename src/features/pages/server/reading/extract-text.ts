import { Readability } from '@mozilla/readability'
import { readText } from './read-text.ts'

const MOST_ELEMENTS = 60_000

/**
 * The main text of a page; all of its text when no main part is found, or when the page is very large. Takes the
 * document apart.
 */
export function extractText(document: Document): string {
  const whole = readText(document.body)
  if (document.querySelectorAll('*').length > MOST_ELEMENTS) return whole
  const article = new Readability<Node>(document, { disableJSONLD: true, serializer: (node) => node }).parse()
  return article?.content ? readText(article.content) : whole
}
