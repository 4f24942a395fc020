import type { BesideProps } from '../beside/Beside.tsx'

export function ScorePanel({ opened }: BesideProps) {
  return <p>{opened?.name}</p>
}
