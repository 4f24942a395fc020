interface Known<One> {
  /** Null as long as the hubs are not known. */
  hubs: readonly One[] | null
  /** Whether the hubs are being asked for again: a new one may be missing. */
  isAsking: boolean
  /** The part of the address after `hub/`. */
  given: string | undefined
}

type Choice<One> =
  | { kind: 'waiting' | 'none' | 'all' }
  | { kind: 'one'; hub: One }
  /** The address has no hub of the plan: this one is shown instead. */
  | { kind: 'other'; hub: One }

/** Which hub of a plan an address shows: all of them without an id (F-106), the first for an unknown id (F-105). */
export function chooseHub<One extends { id: number }>({ hubs, isAsking, given }: Known<One>): Choice<One> {
  if (hubs === null) return { kind: 'waiting' }
  const hub = hubs.find(({ id }) => String(id) === given)
  if (hub !== undefined) return { kind: 'one', hub }
  if (given !== undefined && isAsking) return { kind: 'waiting' }
  const [first] = hubs
  if (first === undefined) return { kind: 'none' }
  return given === undefined ? { kind: 'all' } : { kind: 'other', hub: first }
}
