/** The numbers that `string_agg(…::text, ',')` gives; null: there are none. */
export function readJoinedNumbers(text: string | null): number[] {
  return text?.split(',').map(Number) ?? []
}
