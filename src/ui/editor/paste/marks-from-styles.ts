const HEADINGS = 'h1, h2, h3, h4, h5, h6'

/** Makes elements of the bold, italic and struck text that is only a style of a span. */
export function marksFromStyles(body: HTMLElement): void {
  for (const span of body.querySelectorAll<HTMLElement>(':is(span, b, strong, i, em)[style]')) {
    const { fontWeight, fontStyle, textDecoration, textDecorationLine } = span.style
    if (span.localName !== 'span') {
      if (fontWeight === 'normal' || fontStyle === 'normal') span.replaceWith(...span.childNodes)
      continue
    }
    if (isBold(fontWeight)) wrapContent(span, 'strong')
    if (fontStyle === 'italic') wrapContent(span, 'em')
    if (`${textDecoration} ${textDecorationLine}`.includes('line-through')) wrapContent(span, 'del')
  }
  // A heading is bold as it is.
  for (const bold of body.querySelectorAll(`:is(${HEADINGS}) :is(b, strong)`))
    bold.replaceWith(...bold.childNodes)
}

function isBold(weight: string): boolean {
  return /^bold(?:er)?$/.test(weight) || Number(weight) >= 600
}

function wrapContent(span: Element, name: string): void {
  if (span.textContent.trim() === '') return
  const mark = span.ownerDocument.createElement(name)
  mark.append(...span.childNodes)
  span.append(mark)
}
