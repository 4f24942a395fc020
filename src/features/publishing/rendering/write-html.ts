import type { HtmlElement, HtmlTree } from './trees.ts'

const EMPTY = new Set(['br', 'hr', 'img'])
const ATTRIBUTES: Record<string, string> = { className: 'class', ariaLabel: 'aria-label' }

/**
 * A tree as HTML. It writes `>` as a reference everywhere, in attributes too: WordPress ends a tag at the first `>` of
 * its text, and would make a second element of what follows.
 */
export function writeHtml(tree: HtmlTree): string {
  if (tree.type === 'text') return escape(tree.value)
  if (tree.type === 'root') return tree.children.map(writeHtml).join('')
  if (tree.type !== 'element') return ''
  const begin = `<${tree.tagName}${writeAttributes(tree)}>`
  return EMPTY.has(tree.tagName)
    ? begin
    : `${begin}${tree.children.map(writeHtml).join('')}</${tree.tagName}>`
}

function writeAttributes({ properties }: HtmlElement): string {
  return Object.entries(properties)
    .filter(([, value]) => value !== null && value !== undefined && value !== false)
    .map(([name, value]) => ` ${ATTRIBUTES[name] ?? name.toLowerCase()}="${escape(readValue(value))}"`)
    .join('')
}

function readValue(value: HtmlElement['properties'][string]): string {
  return Array.isArray(value) ? value.join(' ') : String(value)
}

const REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '&#': '&#038;#',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '[': '&#091;',
}

/**
 * A bracket before anything but a number could begin a shortcode, which WordPress carries out: [gallery]. And it reads
 * `&amp;#106;` as the letter that the text speaks of.
 */
function escape(text: string): string {
  return text.replaceAll(/&#|[&<>"]|\[(?!\d{1,3}\])/g, (letter) => REFERENCES[letter] ?? letter)
}
