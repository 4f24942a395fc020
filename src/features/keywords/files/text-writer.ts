/** Encodes texts as UTF-8, one after the other into the same bytes. */
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
