/** One fault that is put into the product on purpose, to see which test notices. */
export interface Break {
  /** What is wrong then, as a sentence. */
  name: string
  /** From the project's root. */
  file: string
  /** The exact text, which stands once in the file. */
  find: string
  replace: string
  /** Parts of the names of the test files that have to notice. */
  run: readonly string[]
}

/** The text with the fault in it; throws where the place is not there, or not the only one. */
export function applyBreak(text: string, { name, file, find, replace }: Break): string {
  const count = text.split(find).length - 1
  if (count !== 1) throw new Error(`“${name}” has ${count} places in ${file}, and one is wanted.`)
  if (find === replace) throw new Error(`“${name}” changes nothing.`)
  return text.replace(find, () => replace)
}
