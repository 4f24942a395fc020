/** The largest value of the database's type `integer`. */
const LARGEST_ID = 2 ** 31 - 1

/** The id in a part of an address; null for a text that cannot be an id, for which the server need not be asked. */
export function readId(text: unknown): number | null {
  const id = /^[1-9]\d{0,9}$/.test(String(text)) ? Number(text) : null
  return id !== null && id <= LARGEST_ID ? id : null
}
