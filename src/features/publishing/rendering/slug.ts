/** Characters of a slug at most. */
const LONGEST = 200

/** Whether a text can be the end of an address: lower case letters and digits of any script, joined by single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST && text === text.toLowerCase() && SLUG.test(text)
}

const SLUG = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u
