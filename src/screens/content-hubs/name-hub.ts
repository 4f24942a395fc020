import { NEW_HUB } from '#features/hubs/rules.ts'

/** A name for a hub without one (F-102): `New Hub`, or `New Hub 2` and so on where other hubs have that name. */
export function nameHub(taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.toLowerCase()))
  let name: string = NEW_HUB
  for (let number = 2; used.has(name.toLowerCase()); number++) name = `${NEW_HUB} ${number}`
  return name
}
