import process from 'node:process'
import { expect, test, vi } from 'vitest'
import { runWriteCommand } from './write.ts'

test.each([
  ['one number', ['1']],
  ['three numbers', ['1', '2', '3']],
  ['an unknown status', ['1', '2', '--status', 'published']],
  ['an unknown agent', ['1', '2', '--agent', 'poet']],
  [
    'a status for an agent, which does not begin from one',
    ['1', '2', '--status', 'edited', '--agent', 'brief'],
  ],
])('writing an article by %s is answered with the usage, and starts nothing', async (_what, args) => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const code = await runWriteCommand(args, () => Promise.reject(new Error('Nothing is to be started.')))
  const said = written.mock.calls.map(([text]) => String(text)).join('')
  written.mockRestore()
  expect(code).toBe(1)
  expect(said).toContain(
    'Usage: keyloom write <content plan> <article> [--status <status> | --agent <agent>]',
  )
})
