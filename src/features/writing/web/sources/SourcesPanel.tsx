import type { BesideProps } from '../beside/Beside.tsx'

export function SourcesPanel({ opened }: BesideProps) {
  return <p>{opened?.name}</p>
}
