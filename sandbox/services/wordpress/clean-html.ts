import { parseHTML } from 'linkedom'

/** Of WordPress's list for posts, what articles use. */
const TAGS = new Set(
  'a abbr article aside b blockquote br caption cite code col colgroup dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp section small span strong sub summary sup table tbody td tfoot th thead tr u ul var'.split(
    ' ',
  ),
)
/** Elements whose text is code and goes with them. */
const CODE = new Set(['script', 'style', 'iframe', 'noscript', 'template', 'svg', 'math', 'object'])
const ATTRIBUTES =
  /^(href|src|srcset|sizes|alt|title|id|class|lang|dir|width|height|colspan|rowspan|scope|start|rel|target|loading|open|cite|datetime|aria-[a-z]{1,20})$/
const SAFE_URL = /^(https?:|mailto:|tel:|[^:]*$)/i

/** Removes from HTML what our plugin removes from posts. */
export function cleanHtml(html: string): string {
  // Comments would be blocks, and brackets shortcodes: WordPress runs both.
  return cleanAsCore(html)
    .replaceAll(/<!--[^]*?(?:-->|$)/g, '')
    .replaceAll('[', '&#91;')
}

/** Removes from HTML what WordPress itself removes from the posts of users who may not write HTML freely. */
export function cleanAsCore(html: string): string {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`)
  for (const element of document.body.querySelectorAll('*')) {
    const tag = element.localName
    if (CODE.has(tag)) element.remove()
    else if (TAGS.has(tag)) cleanAttributes(element)
    else element.replaceWith(...element.childNodes)
  }
  return document.body.innerHTML
}

function cleanAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? ''
    const isUrl = name === 'href' || name === 'src' || name === 'cite'
    const isSafe = ATTRIBUTES.test(name) && (!isUrl || SAFE_URL.test(value.replaceAll(/\s/g, '')))
    if (!isSafe) element.removeAttribute(name)
  }
}
