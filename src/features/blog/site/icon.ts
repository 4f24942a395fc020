import { escapeText } from './escape.ts'
import { ACCENT } from './style/colors.ts'

/** A picture with the first letter of the blog's name, for tabs and bookmarks. */
export function writeIcon(name: string, tag: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(name.toWellFormed())?.[0].toLocaleUpperCase(tag) ?? '•'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ACCENT}"/><text x="32" y="45" font-family="Georgia,serif" font-size="38" font-weight="700" fill="#fff" text-anchor="middle">${escapeText(letter)}</text></svg>
`
}
