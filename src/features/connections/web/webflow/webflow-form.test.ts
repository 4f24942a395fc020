import { describe, expect, test } from 'vitest'
import { listBodyFields, listSummaryFields } from '../../rules.ts'
import { changeForm, explainKey, isComplete, listUnfilled } from './webflow-form.ts'

const full = { key: 'a-key-of-webflow', siteId: 's', collectionId: 'c', body: 'b', summary: 'd' }

describe('the cascade of Webflow', () => {
  test.each([
    [{ key: 'another-key' }, { key: 'another-key', siteId: '', collectionId: '', body: '', summary: '' }],
    [{ siteId: 't' }, { ...full, siteId: 't', collectionId: '', body: '', summary: '' }],
    [{ collectionId: 'e' }, { ...full, collectionId: 'e', body: '', summary: '' }],
    [{ body: 'x' }, { ...full, body: 'x' }],
    [{ summary: 'x' }, { ...full, summary: 'x' }],
    [{ key: ` ${full.key} ` }, { ...full, key: ` ${full.key} ` }],
    [{ siteId: 's' }, full],
  ])('the change %j leaves %j', (part, left) => {
    expect(changeForm(full, part)).toEqual(left)
  })

  test.each(['key', 'siteId', 'collectionId', 'body', 'summary'])('without %s it cannot be saved', (name) => {
    expect(isComplete(full)).toBe(true)
    expect(isComplete({ ...full, [name]: '' })).toBe(false)
  })

  test.each([
    ['', 'Required.'],
    ['   ', 'Required.'],
    ['0123456789', 'A key has 11 characters or more. Please paste the whole key.'],
    ['0123456789a', null],
  ])('the key "%s" is told %s', (key, problem) => {
    expect(explainKey(key)).toBe(problem)
  })
})

test('the body goes to Rich Text, the summary to Plain Text that is neither name nor slug', () => {
  const fields = [
    { slug: 'name', name: 'Name', type: 'PlainText', is_required: true },
    { slug: 'slug', name: 'Slug', type: 'PlainText', is_required: true },
    { slug: 'body', name: 'Body', type: 'RichText', is_required: true },
    { slug: 'lead', name: 'Lead', type: 'PlainText', is_required: false },
    { slug: 'author', name: 'Author', type: 'Reference', is_required: true },
  ]
  expect(listBodyFields(fields).map(({ slug }) => slug)).toEqual(['body'])
  expect(listSummaryFields(fields).map(({ slug }) => slug)).toEqual(['lead'])
  expect(listUnfilled(fields, { body: 'body', summary: 'lead' })).toEqual(['Author'])
  expect(listUnfilled(fields, { body: '', summary: 'lead' })).toEqual([])
})
