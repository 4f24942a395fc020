import DOMPurify from 'dompurify'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

interface RenderOptions {
  headingStart: 1 | 2 | 3
}

/** The nodes of a markdown text, without anything that could run. */
export function renderMarkdown(text: string, { headingStart }: RenderOptions): DocumentFragment {
  const html = micromark(text, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
  const nodes = DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true, FORBID_TAGS: ['style', 'form'] })
  for (const heading of nodes.querySelectorAll('h1, h2, h3, h4, h5, h6')) lowerHeading(heading, headingStart)
  for (const link of nodes.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer nofollow'
  }
  return nodes
}

function lowerHeading(heading: Element, start: number): void {
  const level = Math.min(6, Number(heading.localName.slice(1)) + start - 1)
  const lower = document.createElement(`h${level}`)
  lower.replaceChildren(...heading.childNodes)
  heading.replaceWith(lower)
}
