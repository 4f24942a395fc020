import { describe, expect, test } from 'vitest'
import { OWN_DOMAIN } from '#tests/support/writing/honest-texts.ts'
import { LIES, listLyingTexts } from '#tests/support/writing/lies.ts'
import { readMarkdown } from '../markdown/index.ts'
import { settleEvidence } from './index.ts'
import { findDanglingCitations } from './citing/list-citations.ts'

const texts = listLyingTexts().map((text) => ({
  ...text,
  settled: settleEvidence(text.markdown, {
    cards: text.honest.cards,
    ownDomain: OWN_DOMAIN,
    language: text.honest.language,
  }),
}))

describe('a text in which a model lies', () => {
  test('keeps none of 200 invented URLs, numbers, dates, quotes and ids', () => {
    expect(texts.flatMap(({ lies }) => lies)).toHaveLength(LIES)
    const left = texts.flatMap(({ lies, settled, honest }) =>
      lies
        .filter(({ trace }) => settled.markdown.includes(trace))
        .map(({ kind, text }) => `${honest.language} ${kind}: ${text}`),
    )
    expect(left).toEqual([])
  })

  test('keeps at least 95 % of the honest sentences', () => {
    const lost = texts.flatMap(({ sentences, settled, honest, lies }) => {
      const seen = readMarkdown(settled.markdown)
        .map(({ text }) => text.replaceAll(/\s+(?=[.。])/g, ''))
        .join('\n')
      return sentences
        .filter((sentence) => !seen.includes(sentence))
        .map((sentence) => `${honest.language}: ${sentence} | ${lies.map(({ kind }) => kind).join(', ')}`)
    })
    const all = texts.reduce((sum, { sentences }) => sum + sentences.length, 0)
    expect(lost.length).toBeLessThanOrEqual(all * 0.05)
  })

  test('has no dangling citation, and settling it again changes nothing', () => {
    for (const { settled, honest } of texts) {
      expect(findDanglingCitations(settled.markdown, honest.cards)).toEqual([])
      const again = settleEvidence(settled.markdown, {
        cards: honest.cards,
        ownDomain: OWN_DOMAIN,
        language: honest.language,
      })
      expect(again).toMatchObject({ markdown: settled.markdown, unknown: [], links: [], sentences: [] })
    }
  })
})
