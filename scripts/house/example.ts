export interface Example {
  rule: string
  /** Each entry breaks the rule by itself: one file or several, as path and text. */
  breaks: Files[]
  keeps: Files[]
}

type Files = Record<string, string>

export const file = (path: string, text = ''): Files => ({ [path]: text })
export const imports = (path: string, specifier: string): Files =>
  file(path, `import { a } from '${specifier}'`)
