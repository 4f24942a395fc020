import type { Schema } from 'hast-util-sanitize'

const LETTERS = /^language-[\w+#.-]{1,40}$/

/**
 * What the HTML of an article may hold; all else is taken away, whatever made it. All of it is among what WordPress keeps
 * of a post whose author may not write HTML freely, but for `decoding`, which WordPress adds by itself.
 */
export const KEPT: Schema = {
  tagNames:
    'p h2 h3 h4 h5 h6 ul ol li blockquote pre code hr br strong em del sup a img figure figcaption div section table thead tbody tr th td'.split(
      ' ',
    ),
  attributes: {
    a: ['href', 'title', 'id', 'ariaLabel', ['rel', 'noopener']],
    code: [['className', LETTERS]],
    div: [['className', 'table']],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    h5: ['id'],
    h6: ['id'],
    img: ['src', 'alt', 'title', 'width', 'height', ['loading', 'lazy'], ['decoding', 'async']],
    li: ['id', 'value'],
    ol: ['start'],
    section: [['className', 'sources', 'footnotes']],
    sup: [['className', 'citation']],
    td: [['align', 'left', 'right', 'center']],
    th: [['align', 'left', 'right', 'center']],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  // Names of an article's own places need no prefix: nothing on the page reads them.
  clobber: [],
  strip: ['script', 'style'],
  allowComments: false,
  allowDoctypes: false,
}
