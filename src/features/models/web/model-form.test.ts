import { describe, expect, test } from 'vitest'
import type { ModelSettings } from './api.ts'
import { checkForm, fillForm, keepsKey, readForm, type ModelForm } from './model-form.ts'

const SAVED: ModelSettings = {
  provider: 'compatible',
  base_url: 'https://models.example/v1',
  has_key: true,
  key_end: '9876',
  models: [
    { agent: 'default', model: 'boots-1', price_in: 0.25, price_out: 2 },
    { agent: 'draft', model: 'boots-2', price_in: null, price_out: null },
  ],
}
const form = (change: Partial<ModelForm> = {}): ModelForm => ({ ...fillForm(SAVED), ...change })
const withModel = (model: string, priceIn = '', priceOut = '') => {
  const { models } = fillForm(SAVED)
  return form({ models: { ...models, default: { model, priceIn, priceOut } } })
}

test('what was saved is shown, and saving it again changes nothing and keeps the key', () => {
  expect(readForm(form())).toEqual({
    provider: 'compatible',
    base_url: 'https://models.example/v1',
    models: SAVED.models,
  })
  expect(checkForm(form(), SAVED)).toEqual({})
})

describe('the stored key', () => {
  test.each<[string, Partial<ModelForm>, boolean]>([
    ['with nothing changed', {}, true],
    ['with another path', { baseUrl: 'https://models.example/other' }, true],
    ['with another host', { baseUrl: 'https://else.example/v1' }, false],
    ['with another port', { baseUrl: 'https://models.example:8443/v1' }, false],
    ['with http', { baseUrl: 'http://models.example/v1' }, false],
    ['with another provider', { provider: 'openai' }, false],
    ['when it is to be removed', { removesKey: true }, false],
  ])('%s: is kept %s', (_, change, isKept) => {
    expect(keepsKey(form(change), SAVED)).toBe(isKept)
  })

  test('is removed with null, and replaced by what is typed', () => {
    expect(readForm(form({ removesKey: true }))).toMatchObject({ key: null })
    expect(readForm(form({ key: ' new-key ', removesKey: true }))).toMatchObject({ key: 'new-key' })
    expect(readForm(form())).not.toHaveProperty('key')
  })
})

test.each<[string, ModelForm, object]>([
  ['no address', form({ baseUrl: 'models' }), { base_url: expect.stringContaining('address') }],
  ['no key', form({ provider: 'anthropic' }), { key: 'Anthropic wants a key.' }],
  ['no model', withModel(' '), { default: 'Write the name of a model.' }],
  ['two words', withModel('two words'), { default: 'The name of a model has no spaces.' }],
  ['one price', withModel('x', '1'), { default: 'Write both prices, or none.' }],
  ['no number', withModel('x', 'one', '2'), { default: 'A price is a number, such as 0.25.' }],
  ['a negative price', withModel('x', '-1', '2'), { default: 'A price is a number, such as 0.25.' }],
])('%s is named', (_, typed, problems) => {
  expect(checkForm(typed, SAVED)).toEqual(problems)
})

test('prices are read as people write them', () => {
  expect(readForm(withModel('x', '$0,25', ' 2 ')).models[0]).toEqual({
    agent: 'default',
    model: 'x',
    price_in: 0.25,
    price_out: 2,
  })
})
