const MARKER = /\[\[(E\d{1,6})\]\]/g
/** A marker that has not come to its end. */
const HALF_MARKER = /\s?\[(?:\[(?:E\d{0,6}\]?)?)?$/

/** A text that is being written, with the evidence that it cites in brackets: links are made of it in the end. */
export function showMarkers(text: string): string {
  return text.replace(HALF_MARKER, '').replace(MARKER, String.raw`\[$1\]`)
}
