import { foldKeyword } from '#features/contentplans/rules.ts'
import type { Hub } from '../api.ts'
import { formatNoun } from '#ui/numbers.ts'
import { findOptions, type SelectOption } from '#ui/select/find-options.ts'

/** Where clusters go: to a hub, to a new one, or out of their hubs. */
export type HubTarget =
  | { kind: 'hub'; id: number; name: string }
  | { kind: 'new'; name: string }
  | { kind: 'none' }

const NO_HUB = 'No hub'
const NONE = 'none'
const NEW = 'new'
/** Hubs that are offered; typing finds the others. */
const MOST_OFFERED = 50

type Named = Pick<Hub, 'id' | 'name' | 'article_count'>

/** The hubs that a typed text means, with a line to leave all hubs if that is possible, and one to make a hub of it. */
export function listHubOptions(
  hubs: readonly Named[],
  text: string,
  { hasNone = true }: { hasNone?: boolean } = {},
): SelectOption[] {
  const name = text.trim()
  const options = [
    ...(hasNone ? [{ value: NONE, label: NO_HUB }] : []),
    ...hubs.map((hub) => ({
      value: String(hub.id),
      label: hub.name,
      note: formatNoun(hub.article_count, 'cluster', 'clusters'),
    })),
  ]
  const found = findOptions(options, name).slice(0, MOST_OFFERED)
  const isTaken = hubs.some((hub) => foldKeyword(hub.name) === foldKeyword(name))
  return name === '' || isTaken ? found : [...found, { value: NEW, label: `New hub “${name}”` }]
}

/** What a chosen option means; null for a hub that is gone. */
export function readHubOption(
  { value }: SelectOption,
  hubs: readonly Named[],
  text: string,
): HubTarget | null {
  if (value === NONE) return { kind: 'none' }
  if (value === NEW) return { kind: 'new', name: text.trim() }
  const hub = hubs.find(({ id }) => String(id) === value)
  return hub ? { kind: 'hub', id: hub.id, name: hub.name } : null
}

/** The option that a target stands for; empty for none. */
export function valueOfTarget(target: HubTarget | null): string {
  if (target === null) return ''
  return target.kind === 'hub' ? String(target.id) : target.kind === 'none' ? NONE : NEW
}

export function nameOfTarget(target: HubTarget): string {
  return target.kind === 'none' ? NO_HUB : target.name
}
