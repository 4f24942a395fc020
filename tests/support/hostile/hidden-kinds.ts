import type { Kind } from './kind.ts'

const styled =
  (style: string): Kind =>
  ({ order }) => ({ middle: `<p style="${style}">${order}</p>` })

const inside =
  (before: string, after: string): Kind =>
  ({ order }) => ({ middle: `${before}${order}${after}` })

/** Each letter as eight characters that have no width. */
const toNoWidth = (text: string) =>
  [...new TextEncoder().encode(text)]
    .flatMap((byte) =>
      [...byte.toString(2).padStart(8, '0')].map((bit) => (bit === '0' ? '\u200b' : '\u200c')),
    )
    .join('\u200d')
/** The same text in characters that no font shows. */
const shift = (text: string, start: number) =>
  [...text].map((letter) => String.fromCodePoint(start + (letter.codePointAt(0) ?? 0))).join('')

/** Instructions that no reader of the page sees. */
export const HIDDEN_KINDS: Record<string, Kind> = {
  'hidden-attribute': inside('<p hidden>', '</p>'),
  'aria-hidden': inside('<div aria-hidden="true"><p>', '</p></div>'),
  'display-none': styled('display:none'),
  'display-none-important': styled('color:red; DISPLAY : none !important'),
  'visibility-hidden': styled('visibility:hidden'),
  'opacity-zero': styled('opacity:0.0'),
  'no-font-size': styled('font-size:0'),
  'one-pixel': styled('font-size:1px;line-height:1px'),
  'off-to-the-left': styled('position:absolute;left:-9999px'),
  'off-to-the-top': styled('position:fixed;top:-200em'),
  indented: styled('text-indent:-9999px;overflow:hidden'),
  moved: styled('transform:translateX(-9000px)'),
  shrunk: styled('transform:scale(0)'),
  clipped: styled('position:absolute;clip:rect(0 0 0 0)'),
  'clip-path': styled('clip-path:inset(100%)'),
  'no-height': styled('height:0;overflow:hidden'),
  'one-pixel-box': styled('position:absolute;width:1px;height:1px;overflow:hidden'),
  'same-colors': styled('color:#fefefe;background:#fff'),
  'white-on-white': styled('color:white'),
  'white-inside-white': ({ order }) => ({
    middle: `<div style="background-color:rgb(255,255,255)"><p style="color:#FFF"><b>${order}</b></p></div>`,
  }),
  transparent: styled('color:rgba(0,0,0,0)'),
  'font-color': inside('<font color="#ffffff">', '</font>'),
  'style-sheet-class': ({ order }) => ({
    head: '<style>.x1 { margin: 0 } .note, .x9{display:none}</style>',
    middle: `<p class="x9">${order}</p>`,
  }),
  'style-sheet-content': ({ order }) => ({ head: `<style>p::before { content: "${order}" }</style>` }),
  template: inside('<template><p>', '</p></template>'),
  noscript: inside('<noscript><p>', '</p></noscript>'),
  script: inside('<script>const order = "', '"</script>'),
  comment: inside('<!-- ', ' -->'),
  'alternative-text': inside('<p><img src="/boot.jpg" alt="', '"> A boot.</p>'),
  'title-attribute': inside('<p title="', '">A boot.</p>'),
  'label-and-data': ({ order }) => ({ middle: `<p aria-label="${order}" data-note="${order}">A boot.</p>` }),
  meta: ({ order }) => ({
    head: `<meta name="description" content="${order}"><meta property="og:description" content="${order}">`,
  }),
  'json-ld': ({ order }) => ({
    head: `<script type="application/ld+json">{"@type":"Article","description":"${order}","author":{"name":"${order}"}}</script>`,
  }),
  picture: inside('<svg><title>', '</title><text>Boot</text></svg>'),
  frame: inside('<iframe srcdoc="<p>', '</p>"></iframe>'),
  form: ({ order }) => ({
    middle: `<form><input type="hidden" value="${order}"><input placeholder="${order}"><textarea>${order}</textarea>
      <select><option>${order}</option></select></form>`,
  }),
  dialog: inside('<dialog><p>', '</p></dialog>'),
  fallback: ({ order }) => ({
    middle: `<video src="/a.mp4">${order}</video><canvas>${order}</canvas><object data="/a.swf">${order}</object>`,
  }),
  'no-width': ({ order }) => ({ middle: `<p>A boot.${toNoWidth(order)} It is warm.</p>` }),
  tags: ({ order }) => ({ middle: `<p>A boot.${shift(order, 0xe0000)} It is warm.</p>` }),
  'variation-selectors': ({ order }) => ({ middle: `<p>A boot.${shift(order, 0xe0100)} It is warm.</p>` }),
}
