/** By list and column: whether the user has chosen to see it. */
export type Choices = Record<string, Record<string, boolean>>

/** Reads choices from a text of the browser's storage; what is invalid counts as not chosen. */
export function parseChoices(text: string | null): Choices {
  const choices: Choices = {}
  for (const [list, columns] of entriesOf(parseJson(text)))
    choices[list] = Object.fromEntries(
      entriesOf(columns).flatMap(([key, isChosen]) =>
        typeof isChosen === 'boolean' ? [[key, isChosen]] : [],
      ),
    )
  return choices
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}
