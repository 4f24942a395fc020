/** The value of a record under a key; throws when there is none. */
export function entryOf<Value>(record: Readonly<Record<string, Value>>, key: string): Value {
  const value = record[key]
  if (value === undefined) throw new RangeError(`There is nothing under ${key}.`)
  return value
}
