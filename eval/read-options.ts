import { parseOptions } from '../bench/options.ts'

/** What each option takes; null for those that stand alone. */
const VALUES: Record<string, string | null> = {
  cases: 'a folder',
  model: 'a provider and its model, such as openai:gpt-5-mini',
  only: 'names of cases, such as en-sourdough-starter,de-hochbeet-anlegen',
  faults: null,
  json: null,
}

/** What `npm run eval -- writing` is called with. Throws one sentence that says what is wrong. */
export function readOptions(args: string[]): {
  folder: string | undefined
  model: string | undefined
  only: string[] | undefined
  isJson: boolean
  showsFaults: boolean
} {
  const options = parseOptions(args)
  for (const [name, value] of Object.entries(options)) {
    const wanted = VALUES[name]
    if (wanted === undefined) throw new Error(`There is no option --${name}.`)
    if (wanted === null && value !== '') throw new Error(`--${name} takes nothing, not "${value}".`)
    if (wanted !== null && value === '') throw new Error(`--${name} takes ${wanted}.`)
  }
  const { cases, model, only, json, faults } = options
  return {
    folder: cases,
    model,
    only: only?.split(','),
    isJson: json !== undefined,
    showsFaults: faults !== undefined,
  }
}
