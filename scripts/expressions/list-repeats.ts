/** A part of an expression that can repeat. */
interface Repeat {
  /** A text that the expression matches before the repeated part. */
  prefix: string
  /** A text that the repeated part matches once. */
  pump: string
}

const TOKEN =
  /\\(?:u\{[\da-f]+\}|[pP]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gisu

const CLASSES: Record<string, string> = {
  d: '0',
  D: 'a',
  w: 'a',
  W: '-',
  s: ' ',
  S: 'a',
  n: '\n',
  r: '\r',
  t: '\t',
  b: '',
  B: '',
  0: '\0',
}

/** The parts of an expression that can repeat. */
export function listRepeats(source: string): Repeat[] {
  const tokens = source.match(TOKEN) ?? []
  const repeats: Repeat[] = []
  let at = 0
  const readGroup = (before: string): string => {
    let text = ''
    // The sample text is made of the first alternative; repeats in the other alternatives are listed, too.
    let isFirst = true
    let own = ''
    while (at < tokens.length && tokens[at] !== ')') {
      const token = tokens[at++] ?? ''
      if (token === '|') {
        if (isFirst) text = own
        isFirst = false
        own = ''
        continue
      }
      const atom = token.startsWith('(') ? readGroup(before + own) : sampleOf(token)
      if (token.startsWith('(')) at++
      const sample = /^\(\?(?:<?[=!])/.test(token) ? '' : atom
      const [least, most] = readQuantifier(tokens[at])
      if (most !== null) at++
      if ((most ?? 1) > 1 && atom !== '') repeats.push({ prefix: before + own, pump: atom })
      own += sample.repeat(least)
    }
    return isFirst ? own : text
  }
  readGroup('')
  return repeats
}

/** Minimum and maximum number of times; the maximum is null when there is no quantifier. */
function readQuantifier(token = ''): [least: number, most: number | null] {
  const [sign] = token
  if (sign === '*') return [0, Infinity]
  if (sign === '+') return [1, Infinity]
  if (sign === '?') return [0, 1]
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(token) ?? []
  if (least === undefined) return [1, null]
  return [Math.min(Number(least), 50), comma === '' ? Number(least) : most === '' ? Infinity : Number(most)]
}

function sampleOf(token: string): string {
  if (token === '^' || token === '$') return ''
  if (token === '.') return 'a'
  if (token.startsWith('[^'))
    return ['a', ' ', '-', '0', '\n'].find((one) => !token.includes(one)) ?? '\u00e9'
  if (token.startsWith('[')) return sampleOf(/^(?:\\.|.)/su.exec(token.slice(1, -1))?.[0] ?? 'a')
  if (!token.startsWith('\\')) return token
  const name = token[1] ?? ''
  if (/[pPux]/.test(name)) return 'é'
  return CLASSES[name] ?? (/\d/.test(name) ? 'a' : name)
}
