/** A text of a model without what no database stores: half letters and the character 0, which some write for accents. */
export function cleanAnswer(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
