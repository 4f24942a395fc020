import { expect, test } from 'vitest'
import { isWholeApiToken, looksLikeApiToken, makeApiToken } from './api-token-words.ts'
import { redactPath, redactText } from './redact.ts'

test('a token is whole, looks like one, and is never made twice', () => {
  const tokens = Array.from({ length: 200 }, makeApiToken)
  for (const token of tokens) {
    expect(token).toMatch(/^klm_[\w-]{49}$/)
    expect([looksLikeApiToken(token), isWholeApiToken(token)]).toEqual([true, true])
  }
  expect(new Set(tokens).size).toBe(200)
})

test('a token with one letter changed, missing or too many is not whole, wherever it is', () => {
  const token = makeApiToken()
  const changed = [...token].flatMap((letter, at) =>
    ['', 'A', 'z', '-', '_', 'é', `${letter}A`]
      .filter((other) => other !== letter)
      .map((other) => token.slice(0, at) + other + token.slice(at + 1)),
  )
  expect(changed.filter(isWholeApiToken)).toEqual([])
})

test('a token never stays in what is logged, whole or in part', () => {
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
