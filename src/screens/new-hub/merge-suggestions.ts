interface Named {
  name: string
}

/** Suggestions of the plan and those of a later answer, each name once: the earlier ones stay where they are. */
export function mergeSuggestions<One extends Named>(
  first: readonly One[],
  more: readonly One[],
): readonly One[] {
  const known = new Set(first.map(foldName))
  return [...first, ...more.filter((one) => !known.has(foldName(one)))]
}

function foldName({ name }: Named): string {
  return name.trim().toLocaleLowerCase()
}
