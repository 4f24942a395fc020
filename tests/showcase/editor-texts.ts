const ARTICLE = `---
title: Hiking boots
---

# How to choose hiking boots

A good pair of boots lasts for *years*. Three things decide: the **fit**, the ~~price~~ sole, and the \`weight\`. See [the size table](https://shop.example/sizes "Sizes") first[^1].

## What to look at

1. Go in the afternoon, when feet are larger.
2. Wear the socks that you hike in.
   - wool in winter
   - thin ones in summer
3. Walk down a slope.

> The best boot is the one that you forget.

- [x] measure both feet
- [ ] try three pairs

| Boot | Weight | Price |
| :--- | -----: | :---: |
| Alpine | 1,480 g | €189 |
| Trail | 920 g | €129 |

\`\`\`js
const size = Math.round(length * 1.5)
\`\`\`

<div class="hint">Raw <b>HTML</b> stays as it is.</div>

שלום, זה טקסט מימין לשמאל.

[^1]: Sizes differ between makers.
`

/** Texts to open in the editor. */
export const EDITOR_TEXTS = {
  article: ARTICLE,
  empty: '',
  'long table': `| Row | Name | Note |\n| --- | --- | --- |\n${Array.from(
    { length: 200 },
    (_, row) => `| ${row + 1} | Name ${row + 1} | A note on it |\n`,
  ).join('')}`,
  '1 MB': makeLongText(1_000_000),
} as const

function makeLongText(size: number): string {
  const sentences = 'A sentence with *some* emphasis, a [link](https://shop.example) and words. '.repeat(6)
  const part = `## A part\n\n${sentences}\n\n- one\n- two\n- three\n\n`
  return part.repeat(Math.ceil(size / part.length))
}
