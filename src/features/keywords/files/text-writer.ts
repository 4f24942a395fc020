/** Encodes texts as UTF-8, each into the same bytes: they are valid only during the call of `onBytes`. */
export function createTextWriter(
  onBytes: (bytes: Uint8Array, start: number, end: number) => void,
): (text: string) => void {
  const encoder = new TextEncoder()
  let bytes = new Uint8Array(4096)
  return (text) => {
    if (text.length * 3 > bytes.length) bytes = new Uint8Array(text.length * 3)
    onBytes(bytes, 0, encoder.encodeInto(text, bytes).written)
  }
}
