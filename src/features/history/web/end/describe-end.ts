import { KIND_WORDS } from '../describe-entry.ts'
import type { ClusterEnd } from './find-end.ts'

/** "It was merged into “Boots”" */
export function describeEnd({ change: { kind }, into }: ClusterEnd): string {
  if (into !== null) return `It was merged into “${into.title}”`
  switch (kind) {
    case 'delete articles':
      return 'It was deleted, and its keywords were excluded'
    case 'reset articles':
      return 'It was deleted, and its keywords became inactive'
    case 'exclude hub':
      return 'It was deleted with the clusters of its hub, and their keywords were excluded'
    default:
      return `It is gone: ${KIND_WORDS[kind].toLowerCase()}`
  }
}
