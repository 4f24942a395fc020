import { expect, test } from 'vitest'
import { isWholeApiToken, looksLikeApiToken, makeApiToken } from './api-token-words.ts'
import { redactPath, redactText } from './redact.ts'

test('a new API token is complete, is recognised as one, and is never made twice', () => {
  const tokens = Array.from({ length: 200 }, makeApiToken)
  for (const token of tokens) {
    expect(token).toMatch(/^klm_[\w-]{49}$/)
    expect([looksLikeApiToken(token), isWholeApiToken(token)]).toEqual([true, true])
  }
  expect(new Set(tokens).size).toBe(200)
})

test('an API token with one letter changed, missing or added anywhere is not complete', () => {
  const token = makeApiToken()
  const changed = [...token].flatMap((letter, at) =>
    ['', 'A', 'z', '-', '_', 'é', `${letter}A`]
      .filter((other) => other !== letter)
      .map((other) => token.slice(0, at) + other + token.slice(at + 1)),
  )
  expect(changed.filter(isWholeApiToken)).toEqual([])
})

test('an API token is removed from every text that is logged, whole or cut', () => {
  const token = makeApiToken()
  const texts = [
    token,
    `Bearer ${token}`,
    `"${token}"`,
    `x=${token},`,
    `(${token.slice(0, 20)}`,
    `/a/${token}/b`,
  ]
  for (const text of texts) {
    expect(redactText(text)).not.toContain(token.slice(4, 12))
    expect(redactPath(text)).not.toContain(token.slice(4, 12))
  }
})
