import { parseHTML } from 'linkedom'

/** A page as a document that has a head and a body, which pages may leave out. */
export function openDocument(html: string): Document {
  const { document } = parseHTML(/<html[\s>]/i.test(html) ? html : `<html>${html}</html>`)
  const { documentElement: root } = document
  if (![...root.children].some(({ localName }) => localName === 'body')) {
    const loose = [...root.childNodes].filter((node) => node !== document.head)
    document.body.append(...loose)
  }
  return document
}
