import type { z } from 'zod'
import type { workspace } from './contract.ts'

type Workspace = z.infer<typeof workspace>

/** So many credits mean that they are not counted (F-253). */
const UNLIMITED_CREDITS = 999

export function isUnlimited(credits: number): boolean {
  return credits === UNLIMITED_CREDITS
}

/** The address of a workspace, or of one of its screens. */
export function workspacePath(workspaceId: number, screen?: string): string {
  return screen === undefined ? `/workspace/${workspaceId}` : `/workspace/${workspaceId}/${screen}`
}

/** Where one arrives who changes to a workspace (F-007). */
export function arrivalPath({ id, type }: Pick<Workspace, 'id' | 'type'>): string {
  return type === 'saas' ? workspacePath(id, 'ultimate-clusterer') : workspacePath(id)
}
