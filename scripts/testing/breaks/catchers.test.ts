import { expect, test } from 'vitest'
import { listCatchers } from './catchers.ts'

const run = (...names: string[]) =>
  JSON.stringify({ parts: [{ passed: 3, failed: names.map((name) => ({ name, reason: 'no' })) }] })

test('the failed tests are those that noticed the break', () => {
  const names = ['tests/server/undo.test.ts: it is undone', 'shell/budgets.spec.ts: it loads little']
  expect(listCatchers(run(...names))).toEqual(names)
})

test('a test file whose preparation failed has noticed the break, too', () => {
  expect(listCatchers(run('tests/isolation.test.ts'))).toEqual(['tests/isolation.test.ts'])
})

test('a runner that ended without a result has not noticed the break', () => {
  expect(listCatchers(run('server', 'outside of any test'))).toEqual([])
})
