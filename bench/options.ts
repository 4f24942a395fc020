/** What follows the benchmark's name on the command line: `--sizes 20000,100000 --quick`. */
export type Options = Record<string, string>

export function parseOptions(args: string[]): Options {
  const options: Options = {}
  for (let index = 0; index < args.length; index++) {
    const [, name, inline] = /^--([a-z][a-z-]*)(?:=(.*))?$/.exec(args[index] ?? '') ?? []
    if (name === undefined) throw new Error(`"${args[index]}" is no option: write --name value.`)
    const next = args[index + 1]
    const hasValue = inline === undefined && next !== undefined && !next.startsWith('--')
    options[name] = inline ?? (hasValue ? next : '')
    if (hasValue) index++
  }
  return options
}

export function readWords(options: Options, name: string, fallback: string[]): string[] {
  const text = options[name]
  return text === undefined ? fallback : text.split(',').filter(Boolean)
}

export function readNumbers(options: Options, name: string, fallback: number[]): number[] {
  const words = readWords(options, name, fallback.map(String))
  const odd = words.find((word) => !Number.isFinite(Number(word)))
  if (odd !== undefined) throw new Error(`--${name} takes numbers separated by commas, not "${odd}".`)
  return words.map(Number)
}
