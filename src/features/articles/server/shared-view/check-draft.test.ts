import { expect, test } from 'vitest'
import { checkDraft } from './check-draft.ts'

const NOTHING = {
  words: 0,
  h1: 0,
  h2: 0,
  h3: 0,
  external_links: 0,
  internal_links: 0,
  internal_links_used: 0,
}

const check = (final: string, brief = '') => checkDraft({ final, brief, domain: 'shop.example' })

test.each([
  ['', {}],
  ['# Boots\n\n## Care\n## Buy\n### Size\n#### Wide', { words: 5, h1: 1, h2: 2, h3: 1 }],
  ['Boots\n=====\n\nCare\n---\n\n---\n\n- a\n---', { words: 3, h1: 1, h2: 1 }],
  ['```\n# no\n[a](https://x.example)\n```\n~~~~\n## no\n~~~\n### no\n~~~~\n# yes', { words: 1, h1: 1 }],
  ['---\ntitle: Boots\n---\n# Yes', { words: 1, h1: 1 }],
  ['#no heading\n    # code\n> # quoted', { words: 4 }],
  ['[a](https://x.example/b) and ![i](https://x.example/i.png)', { words: 3, external_links: 1 }],
  ['[![i](https://x.example/i.png)](https://x.example)', { words: 1, external_links: 1 }],
  ['`[a](https://x.example)` and ``b ` [c](https://y.example)``', { words: 4 }],
  ['\\[a](https://x.example/b)', { words: 1, external_links: 1 }],
  ['[a][one], [One] and [two]\n\n[one]: <https://x.example> "Title"', { words: 6, external_links: 2 }],
  ['<https://x.example> https://y.example/a_(b)', { words: 2, external_links: 2 }],
  ['[a](https://x.example/b_(c) "t") [b](<https://x.example/b c>)', { words: 6, external_links: 2 }],
  ['[a](javascript:alert(1)) [b](mailto:a@x.example) [c](#part)', { words: 3 }],
])('the draft %j is read', (draft, expected) => {
  const { words: _words, ...counted } = check(draft)
  const { words: _expected, ...counts } = { ...NOTHING, ...expected }
  expect(counted).toEqual(counts)
})

test('words are those that people read: none of addresses, code or front matter', () => {
  expect(
    check('# Winter boots\n\nDon’t buy [wide boots](https://shop.example/wide-boots-here) yet.').words,
  ).toBe(7)
  expect(check('---\na: b\n---\n```\ncode here\n```\nOne').words).toBe(1)
  expect(check('登山靴').words).toBe(3)
})

test('without a plan in the brief, internal links are those of the draft to the website, each page once', () => {
  const draft = `
    [a](https://shop.example/boots) [b](https://www.shop.example/boots/#size) [c](/socks) [d](https://blog.shop.example)
    [e](https://shop.example.evil.example)`
  expect(check(draft)).toMatchObject({ internal_links: 3, internal_links_used: 3, external_links: 1 })
  expect(checkDraft({ final: draft, brief: '', domain: null })).toMatchObject({ internal_links: 0 })
})

test('with a plan in the brief, its links to the website count, and how many of them the draft has', () => {
  const brief = `
# Brief
See [the shop](https://shop.example/home).
## Internal links
- [boots](https://shop.example/boots)
- https://shop.example/socks
- [others](https://other.example)
### More
- [laces](/laces)
## Sources
- [hats](https://shop.example/hats)
`
  expect(check('[Boots](https://shop.example/boots/)', brief)).toMatchObject({
    internal_links: 3,
    internal_links_used: 1,
  })
  expect(check('[hats](https://shop.example/hats)', '## Internal links\n\nNone yet.')).toMatchObject({
    internal_links: 0,
    internal_links_used: 0,
  })
})

test('hostile texts are read in time in proportion to their length', () => {
  const pieces = [
    '*a_ ',
    '[',
    '[a](',
    '`',
    '` ``',
    '>',
    '![[',
    '<a ',
    '[a]: b\n',
    'a\n',
    '](',
    '](((',
    'http://',
    '---\n',
    ' #',
  ]
  for (const piece of pieces) {
    const text = piece.repeat(400_000 / piece.length)
    const start = performance.now()
    check(text, text)
    expect([piece, Math.max(2_000, performance.now() - start)]).toEqual([piece, 2_000])
  }
})
