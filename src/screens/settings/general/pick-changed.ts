/**
 * Those of the chosen values that are not saved. What another window has saved meanwhile is not overwritten with what was
 * only shown here, and a plan whose country is not known yet can be saved without one.
 */
export function pickChanged<Values extends object>(saved: Values, chosen: Values): Partial<Values> {
  const changed: Partial<Values> = {}
  for (const name of namesOf(chosen)) if (chosen[name] !== saved[name]) changed[name] = chosen[name]
  return changed
}

function namesOf<Values extends object>(values: Values): (keyof Values)[] {
  const names: (keyof Values)[] = []
  for (const name in values) if (Object.hasOwn(values, name)) names.push(name)
  return names
}
