import type { PressedLink } from '../pane.ts'

/** The link of a line of markdown in which an offset is; null for none. */
export function linkAt(line: string, offset: number): PressedLink | null {
  for (let middle = line.indexOf(']('); middle !== -1; middle = line.indexOf('](', middle + 2)) {
    const start = findPartner(line, middle, { step: -1, own: ']', partner: '[' })
    const end = findPartner(line, middle + 1, { step: 1, own: '(', partner: ')' })
    if (start === null || end === null || offset < start || offset > end + 1) continue
    return { text: line.slice(start + 1, middle), ...readTarget(line.slice(middle + 2, end)) }
  }
  return null
}

interface Brackets {
  step: 1 | -1
  own: string
  partner: string
}

/** The bracket that belongs to the one at this place. */
function findPartner(line: string, from: number, { step, own, partner }: Brackets): number | null {
  let depth = 0
  for (let at = from; at >= 0 && at < line.length; at += step) {
    if (line[at] === own) depth += 1
    else if (line[at] === partner) depth -= 1
    if (depth === 0) return at
  }
  return null
}

/** `https://source.example/ "E3"` */
function readTarget(target: string): Pick<PressedLink, 'url' | 'title'> {
  const at = target.indexOf('"')
  const url = (at === -1 ? target : target.slice(0, at)).trim()
  const title = at === -1 ? '' : target.slice(at + 1, target.lastIndexOf('"'))
  return { url: url.startsWith('<') && url.endsWith('>') ? url.slice(1, -1) : url, title }
}
