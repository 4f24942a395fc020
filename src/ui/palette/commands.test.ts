import { expect, test } from 'vitest'
import { findCommands, keepFitting, type Command } from './commands.ts'

const COMMANDS = [
  make('Screens', 'Home'),
  make('Screens', 'Keywords', { words: 'search volume' }),
  make('Screens', 'New article'),
  make('Plans', 'Crème Nord', { note: 'nord.example' }),
  make('Plans', 'Article lab'),
]

test.each([
  ['', ['Home', 'Keywords', 'New article', 'Crème Nord', 'Article lab']],
  ['key', ['Keywords']],
  ['KEYW', ['Keywords']],
  ['art', ['Article lab', 'New article']],
  ['new art', ['New article']],
  ['art new', ['New article']],
  ['creme', ['Crème Nord']],
  ['nord.ex', ['Crème Nord']],
  ['volume', ['Keywords']],
  ['eyword', []],
  ['home keywords', []],
])('typing "%s" finds the commands %j', (typed, labels) => {
  const { groups, more } = findCommands(COMMANDS, { typed, most: 10 })
  expect(groups.flatMap(({ commands }) => commands.map(({ label }) => label))).toEqual(labels)
  expect(more).toBe(0)
})

test('commands are listed once under their group, and those beyond the limit are counted', () => {
  const { groups, more } = findCommands(COMMANDS, { typed: '', most: 4 })
  expect(groups.map(({ title, commands }) => [title, commands.length])).toEqual([
    ['Screens', 3],
    ['Plans', 1],
  ])
  expect(more).toBe(1)
})

test.each([
  ['rticle', ['New article', 'Article lab']],
  ['LAB art', ['Article lab']],
  ['creme', ['Crème Nord']],
  ['article peg', []],
])('of what was found for other words, "%s" keeps what contains all of it: %j', (typed, labels) => {
  expect(keepFitting(COMMANDS, typed).map(({ label }) => label)).toEqual(labels)
})

function make(group: string, label: string, rest: Partial<Command> = {}): Command {
  return { id: label, group, label, onSelect: () => {}, ...rest }
}
