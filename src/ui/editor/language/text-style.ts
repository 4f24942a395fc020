/** How a text writes what markdown lets one write in several ways. Changed blocks are written like the others. */
export interface TextStyle {
  bullet: '-' | '*' | '+'
  bulletOther: '-' | '*' | '+'
  bulletOrdered: '.' | ')'
  incrementListMarker: boolean
  listItemIndent: 'one' | 'tab'
  emphasis: '*' | '_'
  strong: '*' | '_'
  fence: '`' | '~'
  fences: true
  rule: '-' | '*' | '_'
  setext: boolean
  closeAtx: boolean
  /** How a line is broken inside of a paragraph. */
  lineBreak: '\\\n' | '  \n'
  /** Whether addresses in the text stand between < and >. */
  hasAngles: boolean
}

const COMMON: TextStyle = {
  bullet: '-',
  bulletOther: '*',
  bulletOrdered: '.',
  incrementListMarker: true,
  listItemIndent: 'one',
  emphasis: '*',
  strong: '*',
  fence: '`',
  fences: true,
  rule: '-',
  setext: false,
  closeAtx: false,
  lineBreak: '\\\n',
  hasAngles: false,
}
const BULLETS = { '-': /^ {0,8}- +[^\s-]/gm, '*': /^ {0,8}\* +[^\s*]/gm, '+': /^ {0,8}\+ +\S/gm }
const DELIMITERS = { '.': /^ {0,8}\d{1,9}\. +\S/gm, ')': /^ {0,8}\d{1,9}\) +\S/gm }
const EMPHASIS = { '*': /(?<![\w*\\])\*[^\s*]/g, _: /(?<![\w_\\])_[^\s_]/g }
const STRONG = { '*': /(?<![\w*\\])\*\*[^\s*]/g, _: /(?<![\w_\\])__[^\s_]/g }
const FENCES = { '`': /^ {0,3}```/gm, '~': /^ {0,3}~~~/gm }
const RULES = { '-': /^---\n/gm, '*': /^\*\*\*\n/gm, _: /^___\n/gm }
const ATX = /^#{1,6} /m
const SETEXT = /^[^\s#>|-].{0,200}\n(?:={1,200}|-{1,200})$/m
const CLOSED_ATX = /^#{1,6} .{0,200} #{1,6}$/m
const REPEATED_ONE = /^ {0,3}1[.)] .{0,300}\n\n? {0,3}1[.)] /m
const COUNTED_ITEMS = /^ {0,3}\d{1,9}[.)] .{0,300}\n\n? {0,3}\d{1,9}[.)] /m
const WIDE_ITEM = /^[-*+] {3}\S/m
const NARROW_ITEM = /^[-*+] \S/m

/** Reads the style of a text: what it uses most, and the fallback's where it uses nothing. */
export function readTextStyle(source: string, fallback = COMMON): TextStyle {
  const text = source.replaceAll('\r\n', '\n')
  const bullet = mostUsed(text, BULLETS, fallback.bullet)
  const hasHeading = ATX.test(text) || SETEXT.test(text)
  const [hasBackslashes, hasSpaces] = [/\\\n/.test(text), /\S {2}\n\S/.test(text)]
  return {
    bullet,
    bulletOther: bullet === '*' ? '-' : '*',
    bulletOrdered: mostUsed(text, DELIMITERS, fallback.bulletOrdered),
    incrementListMarker: COUNTED_ITEMS.test(text) ? !REPEATED_ONE.test(text) : fallback.incrementListMarker,
    listItemIndent: NARROW_ITEM.test(text) ? 'one' : WIDE_ITEM.test(text) ? 'tab' : fallback.listItemIndent,
    emphasis: mostUsed(text, EMPHASIS, fallback.emphasis),
    strong: mostUsed(text, STRONG, fallback.strong),
    fence: mostUsed(text, FENCES, fallback.fence),
    fences: true,
    rule: mostUsed(`${text}\n`, RULES, fallback.rule),
    setext: hasHeading ? !ATX.test(text) : fallback.setext,
    closeAtx: ATX.test(text) ? CLOSED_ATX.test(text) : fallback.closeAtx,
    lineBreak: hasBackslashes ? '\\\n' : hasSpaces ? '  \n' : fallback.lineBreak,
    hasAngles: /<https?:\/\//.test(text) || fallback.hasAngles,
  }
}

/** The sign whose pattern is found most often; the fallback when none is found. */
function mostUsed<Sign extends string>(text: string, patterns: Record<Sign, RegExp>, fallback: Sign): Sign {
  let best = { sign: fallback, count: 0 }
  for (const sign in patterns) {
    const count = text.match(patterns[sign])?.length ?? 0
    if (count > best.count) best = { sign, count }
  }
  return best.sign
}
