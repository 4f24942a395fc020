import { describe, expect, test } from 'vitest'
import { findTrouble, RULES } from './find-trouble.ts'
import { docExamples } from './doc-examples.ts'
import { exportExamples } from './export-examples.ts'
import { expressionExamples } from './expression-examples.ts'
import { importExamples } from './import-examples.ts'
import { nameExamples } from './name-examples.ts'
import { packageExamples } from './package-examples.ts'
import { readModule } from './read-module.ts'
import { tableExamples } from './table-examples.ts'
import { textExamples } from './text-examples.ts'

const examples = [
  ...importExamples,
  ...exportExamples,
  ...nameExamples,
  ...textExamples,
  ...packageExamples,
  ...expressionExamples,
  ...docExamples,
  ...tableExamples,
]

test('every rule of the house has an example that breaks it', () => {
  expect(examples.map(({ rule }) => rule)).toEqual(RULES.map(({ name }) => name))
})

describe.each(RULES)('the rule "$name" of the house', (rule) => {
  const own = examples.find((example) => example.rule === rule.name)

  test.each((own?.breaks ?? []).map(describeFiles))('the rule finds %s', (_name, files) => {
    expect(rule.find({ files, modules: files.filter(isModule).map(readModule) })).not.toEqual([])
  })

  test.each((own?.keeps ?? []).map(describeFiles))('the rule allows %s', (_name, files) => {
    expect(rule.find({ files, modules: files.filter(isModule).map(readModule) })).toEqual([])
  })
})

test('a finding of a rule has the file, the line and what to do', () => {
  const text = "// first line\nimport { a } from 'kysely'\n"
  expect(findTrouble([{ path: 'src/features/topics/rules.ts', text }])).toEqual([
    {
      path: 'src/features/topics/rules.ts',
      line: 2,
      sentence: 'a contract or rules file may import only zod and other contracts and rules, not kysely',
    },
  ])
})

function describeFiles(files: Record<string, string>) {
  const list = Object.entries(files).map(([path, text]) => ({ path, text }))
  return [list.map(({ path, text }) => `${path} ${text}`).join(' and '), list] as const
}

function isModule({ path }: { path: string }): boolean {
  return /\.tsx?$/.test(path)
}
