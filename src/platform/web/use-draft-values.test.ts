import { expect, test } from 'vitest'
import { dropSaved } from './use-draft-values.ts'

interface Values {
  language: string
  models: Record<string, string>
  removesKey: boolean
}

test('what is changed in a form while it is saved stays, and what was saved is dropped', () => {
  const sent: Values = { language: 'en', models: { default: 'boots-1' }, removesKey: false }
  expect(dropSaved({ ...sent, models: { default: 'boots-2' } }, sent)).toEqual({
    models: { default: 'boots-2' },
  })
  expect(dropSaved({ ...sent }, sent)).toEqual({})
  expect(dropSaved<Values>({ removesKey: false }, { language: 'en' })).toEqual({ removesKey: false })
})
