import type { PublishTarget } from '../rules.ts'
import type { PublishTargets } from './api.ts'

/** Where articles of a plan can go: a plan whose main CMS is Notion uploads to no website (G-18). */
export function listTargets({ platforms, notion, is_notion }: PublishTargets): PublishTarget[] {
  const documents: PublishTarget[] = notion === null ? [] : ['notion']
  return is_notion ? documents : [...platforms, ...documents]
}
