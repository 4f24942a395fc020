import { openReader, type SiteReader } from '#features/pages/server/index.ts'
import { inParallel } from '#platform/server/in-parallel.ts'
import { openNamedModel, openSandboxModel } from './engines/open-model.ts'
import { writeExtracts } from './engines/write-extracts.ts'
import { writeWithModel } from './engines/write-with-model.ts'
import type { Written } from './engines/written.ts'
import { measureArticle, type Measured } from './measuring/measure-article.ts'
import { addHostilePage, addHostilePages } from './reading/add-hostile-pages.ts'
import type { Case } from './reading/case.ts'
import { readCases } from './reading/read-cases.ts'
import { FROZEN_CASES } from './reading/read-frozen-cases.ts'
import { formatJson, formatTable } from './reporting/format-table.ts'
import { NO_FIGURES, type EngineKind } from './reporting/measures.ts'
import { summarize, type EngineResult } from './reporting/summarize.ts'

/** While one waits for its model, another is measured. */
const CASES_AT_ONCE = 3
/** What the fault of an article that failed begins with. */
const FAILED = 'failed:'

interface Input {
  /** Of frozen cases or saved pages; the frozen cases of this project by default. */
  folder?: string | undefined
  /** provider:name, of a model that the environment configures; the sandbox's by default. */
  model?: string | undefined
  /** Names of the cases that are written; all by default. */
  only?: readonly string[] | undefined
  isJson?: boolean
  /** Whether each fault is shown, not only why an article failed. */
  showsFaults?: boolean
  print: (line: string) => void
  /** Takes progress and notes. */
  mutter: (line: string) => void
}

interface Engine {
  name: string
  kind: EngineKind
  write(one: Case): Promise<Written>
}

/** Writes the article of each case without and with a model, and reports how good they are. */
export async function evaluateWriting(input: Input): Promise<{ hasReachedGoals: boolean }> {
  const { folder = FROZEN_CASES, only, isJson = false, print, mutter } = input
  const cases = await readCases({ folder, only, mutter })
  await using closing = new AsyncDisposableStack()
  const reader = closing.use(openReader())
  const model = await (input.model === undefined
    ? openSandboxModel(closing)
    : openNamedModel(input.model, closing))
  const engines: Engine[] = [
    { name: 'extracts, without a model', kind: 'extracts', write: async (one) => writeExtracts(one) },
    {
      name: model.isSandbox ? 'scripted writer of the sandbox' : model.name,
      kind: 'model',
      write: (one) => writeWithModel(one, model),
    },
  ]
  let hasReachedGoals = true
  for (const engine of engines) {
    const result = await measureEngine(engine, cases, { ...input, reader })
    const rows = summarize(result)
    if (rows.some(({ holds }) => holds === false)) hasReachedGoals = false
    if (isJson) rows.forEach((row) => print(formatJson(row)))
    else print(`\n${engine.name}: ${cases.length} cases\n\n${formatTable(rows)}`)
  }
  return { hasReachedGoals }
}

async function measureEngine(
  engine: Engine,
  cases: readonly Case[],
  input: Input & { reader: SiteReader },
): Promise<EngineResult> {
  const { mutter, showsFaults = false, reader } = input
  const measured: EngineResult['cases'] = []
  const atOnce = engine.kind === 'model' ? CASES_AT_ONCE : 1
  const measuring = inParallel(cases.entries(), atOnce, async ([place, one]) => {
    measured[place] = { name: one.name, ...(await measureCase(engine, { one, place, reader })) }
    return measured[place]
  })
  for await (const { name, faults } of measuring) {
    mutter(`  ${engine.name}: ${name}`)
    for (const fault of faults) if (showsFaults || fault.startsWith(FAILED)) mutter(`    ${fault}`)
  }
  return { engine: engine.name, kind: engine.kind, cases: measured }
}

interface Measuring {
  one: Case
  /** Among the cases. */
  place: number
  reader: SiteReader
}

/** An engine that fails is a figure, too: the other cases are still measured. */
async function measureCase(engine: Engine, { one, place, reader }: Measuring): Promise<Measured> {
  try {
    if (engine.kind === 'model') {
      const hostile = await addHostilePage(reader, one)
      return measureArticle(hostile, await engine.write(hostile))
    }
    // More pages change which headings are shared by enough pages, so extracts are made twice.
    const { figures, faults } = measureArticle(one, await engine.write(one))
    const hostile = await addHostilePages(reader, one, place)
    const attacked = measureArticle(hostile, await engine.write(hostile))
    const leaks = attacked.faults.filter((fault) => fault.startsWith('leak'))
    return { figures: { ...figures, leaks: attacked.figures.leaks }, faults: [...faults, ...leaks] }
  } catch (error) {
    return {
      figures: { ...NO_FIGURES, failures: 1 },
      faults: [`${FAILED} ${error instanceof Error ? error.message : String(error)}`],
    }
  }
}
