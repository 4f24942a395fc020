/** A fault that is put into the product on purpose, to check that a test fails. */
export interface Break {
  /** What is wrong with the fault, as a sentence. */
  name: string
  /** Path from the project's root. */
  file: string
  /** The exact text to replace, which must occur once in the file. */
  find: string
  replace: string
  /** Parts of names of the test files of which one must fail. */
  run: readonly string[]
}

/** The text with the fault in it; throws if `find` does not occur exactly once. */
export function applyBreak(text: string, { name, file, find, replace }: Break): string {
  const count = text.split(find).length - 1
  if (count !== 1) throw new Error(`“${name}” has ${count} places in ${file}, and one is wanted.`)
  if (find === replace) throw new Error(`“${name}” changes nothing.`)
  return text.replace(find, () => replace)
}
