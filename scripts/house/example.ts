export interface Example {
  rule: string
  /** Each breaks the rule by itself: path and text of one file, or several files. */
  breaks: Files[]
  keeps: Files[]
}

type Files = Record<string, string>

export const file = (path: string, text = ''): Files => ({ [path]: text })
export const imports = (path: string, specifier: string): Files =>
  file(path, `import { a } from '${specifier}'`)
