import { expect, test } from 'vitest'
import { cleanAnswer } from './clean-answer.ts'

const linkable = { urls: ['https://alpha.example/a'], domain: 'own.example' }

test('an answer links to what was looked up and to the own site, and to nothing else', () => {
  const text =
    'See [one](https://alpha.example/a), [two](https://own.example/b) and [three](https://bad.example).'
  expect(cleanAnswer(text, linkable)).toBe(
    'See [one](https://alpha.example/a), [two](https://own.example/b) and three.',
  )
})

test('an answer that is too deep to be read has no links at all', () => {
  const answer = cleanAnswer(`${'> '.repeat(3_000)}[x](https://bad.example)`, linkable)
  expect(answer).not.toContain('[')
})
