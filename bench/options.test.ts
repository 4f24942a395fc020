import { expect, test } from 'vitest'
import { parseOptions, readNumbers, readWords } from './options.ts'

test('options take a value after a space or an equals sign, or none', () => {
  expect(parseOptions(['--sizes', '20000,100000', '--presets=realistic', '--json'])).toEqual({
    sizes: '20000,100000',
    presets: 'realistic',
    json: '',
  })
})

test('lists are split at commas and fall back when the option is absent', () => {
  const options = parseOptions(['--sizes', '20000,100000'])
  expect(readNumbers(options, 'sizes', [1])).toEqual([20000, 100000])
  expect(readWords(options, 'presets', ['realistic'])).toEqual(['realistic'])
})

test('a word that is no option and a size that is no number are refused in a sentence', () => {
  expect(() => parseOptions(['20000'])).toThrow('"20000" is no option: write --name value.')
  expect(() => readNumbers({ sizes: 'many' }, 'sizes', [])).toThrow('not "many"')
})
