import type { Part } from './find-differences.ts'

/** Lines that stay, or lines of which something changes: those are taken or left together. */
export type Change = { kind: 'same'; text: string } | { kind: 'change'; text: string; parts: readonly Part[] }

/** Gathers differences by the lines that they are in. */
export function cutChanges(parts: readonly Part[]): Change[] {
  const found: Change[] = []
  let open: Part[] = []
  const stay = (text: string) => {
    if (text !== '') found.push({ kind: 'same', text })
  }
  const close = () => {
    if (open.length > 0) found.push({ kind: 'change', text: textOf(open), parts: open })
    open = []
  }
  for (const [at, part] of parts.entries()) {
    if (part.kind !== 'same') {
      open.push(part)
      continue
    }
    const end = open.length === 0 || endsLine(open) ? 0 : findLineEnd(part.text)
    if (end === null) {
      open.push(part)
      continue
    }
    if (end > 0) open.push({ kind: 'same', text: part.text.slice(0, end) })
    close()
    const rest = part.text.slice(end)
    const start = at === parts.length - 1 ? rest.length : rest.lastIndexOf('\n') + 1
    stay(rest.slice(0, start))
    if (start < rest.length) open.push({ kind: 'same', text: rest.slice(start) })
  }
  close()
  return found
}

/** The text in which some changes are taken, and the others are left as it was before. */
export function writeChanges(changes: readonly Change[], isTaken: (place: number) => boolean): string {
  return changes
    .map((change, place) => {
      if (change.kind === 'same') return change.text
      const left = isTaken(place) ? 'removed' : 'added'
      return textOf(change.parts.filter(({ kind }) => kind !== left))
    })
    .join('')
}

function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('')
}

/** Whether what was changed reaches to the end of its lines. */
function endsLine(parts: readonly Part[]): boolean {
  return ['removed', 'added'].every((kind) => {
    const last = parts.findLast((part) => part.kind === kind)
    return last === undefined || last.text.endsWith('\n')
  })
}

/** Where the line ends in which a text begins, with the empty lines after it; null when it does not end. */
function findLineEnd(text: string): number | null {
  const at = text.indexOf('\n')
  if (at < 0) return null
  let end = at
  while (text[end] === '\n') end++
  return end
}
