interface NotedCellProps {
  text: string
  /** What one should know about the value: shown under the pointer, and read aloud after it. */
  note: string | null
}

/** A value with a note, such as a sum of which parts are unknown. */
export function NotedCell({ text, note }: NotedCellProps) {
  if (note === null) return text
  return (
    <span title={note}>
      {text}
      <span className="visually-hidden">, {note}</span>
    </span>
  )
}
