/** A function that knows its last results: while a person types, most parts of a text stay as they are. */
export function remember<Value>(most: number, make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const value = known.get(text) ?? make(text)
    known.delete(text)
    known.set(text, value)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return value
  }
}
