import { formatNoun } from '#ui/numbers.ts'

const DONE = { exclude: 'excluded', reset: 'made inactive' } as const

/** "96 keywords excluded. 4 keywords stay: their clusters are locked." */
export function describeChanged(
  action: keyof typeof DONE,
  { changed, locked }: { changed: number; locked: number },
): string {
  const done = `${formatNoun(changed, 'keyword', 'keywords')} ${DONE[action]}`
  if (locked === 0) return done
  const stay = formatNoun(
    locked,
    'keyword stays: its cluster is locked',
    'keywords stay: their clusters are locked',
  )
  return `${changed === 0 ? '' : `${done}. `}${stay}.`
}
