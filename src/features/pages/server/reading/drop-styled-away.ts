import { isUnreadable } from './read-color.ts'
import { readStyle } from './read-style.ts'

const LONGEST_SHEET = 300_000
const MOST_SELECTORS = 200

/**
 * Removes what the style sheets inside a page hide by a plain selector, such as `.note { display: none }`. A menu that
 * a script opens goes, too.
 */
export function dropStyledAway(document: Document): void {
  const sheets = [...document.querySelectorAll('style')].map((one) => one.textContent ?? '').join('\n')
  const selectors = listHiding(sheets.slice(0, LONGEST_SHEET))
  if (selectors.length === 0) return
  for (const element of document.body.querySelectorAll(selectors.join(', '))) element.remove()
}

function listHiding(sheets: string): string[] {
  const selectors = new Set<string>()
  for (const { head, rules } of readRules(sheets)) {
    const { isGone, isTiny, isInvisible, color } = readStyle(rules)
    const isClear = color !== null && color !== 'unknown' && isUnreadable(color, null)
    if (!isGone && !isClear && isTiny !== true && isInvisible !== true) continue
    for (const one of head.split(',')) {
      const selector = one.trim()
      if (/^[\w-]*([.#][\w-]+)?$/.test(selector) && !/^(|html|body)$/i.test(selector)) selectors.add(selector)
    }
  }
  return [...selectors].slice(0, MOST_SELECTORS)
}

/** The rules outside of `@media` and the like, which count only at times. */
function* readRules(sheets: string): Generator<{ head: string; rules: string }> {
  let depth = 0
  let headAt = 0
  let rulesAt = 0
  for (let at = 0; at < sheets.length; at++) {
    const letter = sheets[at]
    if (letter === '{' && depth++ === 0) rulesAt = at
    if (letter === ';' && depth === 0) headAt = at + 1
    if (letter !== '}' || depth === 0 || --depth > 0) continue
    const head = sheets.slice(headAt, rulesAt)
    yield {
      head: head.slice(head.lastIndexOf('*/') + 1).replace('/', ''),
      rules: sheets.slice(rulesAt + 1, at),
    }
    headAt = at + 1
  }
}
