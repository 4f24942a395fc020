import type { Module, SourceFile } from './read-module.ts'

export interface House {
  files: SourceFile[]
  /** The files that are TypeScript or JavaScript. */
  modules: Module[]
}

export interface Finding {
  path: string
  line: number
  sentence: string
}

export interface Rule {
  name: string
  find: (house: House) => Finding[]
}

// Not checked: the rules contain the words that they forbid, and npm writes the lockfile.
const OWN_WORDS = /^scripts\/house\/|^package-lock\.json$/

/** A rule that judges each line of each file. */
export function forEachLine(name: string, judge: (line: string, path: string) => string | null): Rule {
  return {
    name,
    find: ({ files }) =>
      files
        .filter(({ path }) => !OWN_WORDS.test(path))
        .flatMap(({ path, text }) =>
          text.split('\n').flatMap((line, index) => {
            const sentence = judge(line, path)
            return sentence === null ? [] : [{ path, line: index + 1, sentence }]
          }),
        ),
  }
}

/** A rule that judges each path. */
export function forEachPath(name: string, judge: (path: string) => string | null): Rule {
  return {
    name,
    find: ({ files }) =>
      files.flatMap(({ path }) => {
        const sentence = judge(path)
        return sentence === null ? [] : [{ path, line: 1, sentence }]
      }),
  }
}
