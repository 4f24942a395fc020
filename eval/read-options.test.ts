import { expect, it } from 'vitest'
import { readOptions } from './read-options.ts'

it('reads every option, with a space or an equals sign before its value', () => {
  expect(readOptions(['--cases', 'pages', '--model=openai:gpt-5', '--only', 'a,b', '--json'])).toEqual({
    folder: 'pages',
    model: 'openai:gpt-5',
    only: ['a', 'b'],
    isJson: true,
    showsFaults: false,
  })
})

it.each([
  ['--cases', '--cases takes a folder.'],
  ['--model', '--model takes a provider and its model, such as openai:gpt-5-mini.'],
  ['--only=', '--only takes names of cases, such as en-sourdough-starter,de-hochbeet-anlegen.'],
  ['--json yes', '--json takes nothing, not "yes".'],
  ['--pages folder', 'There is no option --pages.'],
  ['folder', '"folder" is no option: write --name value.'],
])('refuses %s in one sentence', (line, message) => {
  expect(() => readOptions(line.split(' '))).toThrow(new Error(message))
})
