import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseOptions, type Options } from './options.ts'
import { openReport, type Report } from './report.ts'

/** A benchmark is a file bench/<name>.ts that exports `bench`. */
interface BenchModule {
  bench?: (report: Report, options: Options) => Promise<void>
}

const MACHINERY = new Set(['run', 'report', 'options'])

const [name, ...args] = process.argv.slice(2)
const names = listBenches()

if (name === undefined || !names.includes(name)) {
  if (name !== undefined && !/^(--)?help$/.test(name)) console.error(`There is no benchmark "${name}".`)
  console.error(
    `Usage: npm run bench -- <name> [--json] [--option value]\nBenchmarks: ${names.join(', ') || 'none'}`,
  )
  process.exitCode = 1
} else {
  process.exitCode = await runBench(name).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return 1
  })
}

async function runBench(wanted: string): Promise<number> {
  const { json, ...options } = parseOptions(args)
  const module: BenchModule = await import(pathToFileURL(fileOf(wanted)).href)
  if (module.bench === undefined) throw new Error(`bench/${wanted}.ts exports no function bench.`)
  const report = openReport({
    json: json !== undefined,
    print: (line) => process.stdout.write(`${line}\n`),
    mutter: (line) => process.stderr.write(`${line}\n`),
  })
  await module.bench(report, options)
  return report.finish().hasReachedGoals ? 0 : 1
}

function listBenches(): string[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => /^[a-z-]+\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((one) => !MACHINERY.has(one))
}

function fileOf(one: string): string {
  return join(import.meta.dirname, `${one}.ts`)
}
