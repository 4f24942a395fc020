/** The numbers in the text that `string_agg(…::text, ',')` gives; its null means that there are none. */
export function readJoinedNumbers(text: string | null): number[] {
  return text?.split(',').map(Number) ?? []
}
