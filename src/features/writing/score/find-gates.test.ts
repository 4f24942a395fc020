import { describe, expect, it } from 'vitest'
import { ONE, sampleOf, URLS } from '#tests/support/writing/score-samples.ts'
import { scoreText } from './score-text.ts'

describe('A text', () => {
  const faults: [fault: string, markdown: string, place: string][] = [
    ['dangling citation', 'Some text [[E1]].', '[[E1]]'],
    ['dangling citation', `Some text [[1]](${URLS[0]} "E9").`, `[[1]](${URLS[0]} "E9")`],
    ['dangling citation', `Some text [[1]](${URLS[1]} "E1").`, `[[1]](${URLS[1]} "E1")`],
    ['dangling citation', `Some text [[1]](${URLS[1]}).`, `[[1]](${URLS[1]})`],
    ['unknown URL', 'Some [text](https://evil.example/x).', '[text](https://evil.example/x)'],
    ['unknown URL', 'Some https://evil.example/x text.', 'https://evil.example/x'],
    ['unknown URL', 'Some ![](https://evil.example/x.png) text.', '![](https://evil.example/x.png)'],
    ['unknown URL', 'Some [text](//own.example.evil.example/x).', '[text](//own.example.evil.example/x)'],
    ['unknown URL', 'Some <a href="javascript:alert(1)">text</a>.', 'href="javascript:alert(1)"'],
    ['empty section', '## Full\n\nText.\n\n## Empty\n\n### Below\n\n## Next\n\nText.', '## Empty'],
  ]
  it.each(faults)('has a gate against a %s: %s', (fault, markdown, source) => {
    const { gates } = scoreText({ ...sampleOf('en'), markdown })
    const places = gates
      .filter(({ name }) => name === fault)
      .map(({ place }) => markdown.slice(place?.start, place?.end))
    expect(places).toContain(source)
  })

  it('lets links to the own site and to evidence pass', () => {
    const markdown = `Text [a](https://own.example/a) [b](https://blog.own.example) [c](/d) [e](${URLS[0]}) ${ONE}`
    expect(scoreText({ ...sampleOf('en'), markdown }).gates).toEqual([])
  })
})
