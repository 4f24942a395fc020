import { itemAt } from '#platform/items.ts'
import type { Sitting } from './group-sittings.ts'

/** A version that is looked at, and the one before, with which it is compared; 0 when it is the first one. */
export interface ChosenVersion {
  version: number
  before: number
}

/** What was written in a whole sitting. */
export function wholeSitting({ saves }: Pick<Sitting, 'saves'>): ChosenVersion {
  const [last, first] = [itemAt(saves, 0), itemAt(saves, saves.length - 1)]
  return { version: last.version, before: first.version - 1 }
}
