import type { z } from 'zod'
import { UNLIMITED_CREDITS } from '#features/billing/rules.ts'
import type { workspace } from './contract.ts'

type Workspace = z.infer<typeof workspace>

export function isUnlimited(credits: number): boolean {
  return credits === UNLIMITED_CREDITS
}

/** The address of a workspace, or of one of its screens. */
export function workspacePath(workspaceId: number, screen?: string): string {
  return screen === undefined ? `/workspace/${workspaceId}` : `/workspace/${workspaceId}/${screen}`
}

/** The first screen after a change to a workspace (F-007). */
export function arrivalPath({ id, type }: Pick<Workspace, 'id' | 'type'>): string {
  return type === 'saas' ? workspacePath(id, 'ultimate-clusterer') : workspacePath(id)
}

/** What is limited in each workspace, because it fills the disk. Texts are counted in bytes, all others in rows. */
export const USAGE_KINDS = ['keywords', 'pages', 'links', 'texts', 'search rows', 'written texts'] as const
export type UsageKind = (typeof USAGE_KINDS)[number]
export type UsageLimits = Record<UsageKind, number>

const USAGE: Record<UsageKind, { words: (most: number) => string; variable: string; instead: string }> = {
  keywords: {
    words: (most) => `${write(most)} keywords, inactive and excluded ones included`,
    variable: 'WORKSPACE_KEYWORDS',
    instead: 'Undo an import that you do not need, or ask',
  },
  pages: { words: (most) => `${write(most)} pages`, variable: 'WORKSPACE_PAGES', instead: 'Ask' },
  links: {
    words: (most) => `${write(most)} links between pages`,
    variable: 'WORKSPACE_LINKS',
    instead: 'Ask',
  },
  texts: {
    words: (most) => `${write(Math.round(most / MB))} MB of texts of pages`,
    variable: 'WORKSPACE_TEXTS',
    instead: 'Ask',
  },
  'search rows': {
    words: (most) => `${write(most)} rows of search data`,
    variable: 'WORKSPACE_SEARCH_ROWS',
    instead: 'Import fewer days, or ask',
  },
  'written texts': {
    words: (most) => `${write(Math.round(most / MB))} MB of texts of clusters with all their versions`,
    variable: 'WORKSPACE_WRITTEN_TEXTS',
    instead: 'Ask',
  },
}

const MB = 1_000_000

/** The sentence for users when a workspace has no room for more of one kind. */
export function describeUsageLimit(kind: UsageKind, most: number): string {
  const { words, variable, instead } = USAGE[kind]
  return `This workspace has room for ${words(most)}, and that is used up. ${instead} the administrator of this installation for more (${variable}).`
}

function write(amount: number): string {
  return amount.toLocaleString('en')
}
