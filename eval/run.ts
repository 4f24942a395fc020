import { readOptions } from './read-options.ts'
import { evaluateWriting } from './writing.ts'

const USAGE = `Usage: npm run eval -- writing [--cases folder] [--model provider:name] [--only case,case] [--faults] [--json]
  --cases  a folder of frozen cases, or of saved pages (*.html)
  --model  a model instead of the sandbox's: MODEL_KEY, MODEL_URL and MODEL_PRICE are read as the program reads them
  --only   names of the cases that are written
  --faults shows what is wrong with each article
  --json   a line for each figure`

// A reader that goes away, such as head, needs no more figures.
process.stdout.on('error', () => process.exit(1))

const [name, ...args] = process.argv.slice(2)
if (name === 'writing')
  process.exitCode = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return 1
  })
else {
  console.error(USAGE)
  process.exitCode = /^(--)?help$/.test(name ?? '') ? 0 : 1
}

async function run(): Promise<number> {
  const { hasReachedGoals } = await evaluateWriting({
    ...readOptions(args),
    print: (line) => process.stdout.write(`${line}\n`),
    mutter: (line) => process.stderr.write(`${line}\n`),
  })
  return hasReachedGoals ? 0 : 1
}
