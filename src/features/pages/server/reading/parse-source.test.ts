import process from 'node:process'
import { expect, test } from 'vitest'
import { listHostilePages } from '#tests/support/hostile/hostile-pages.ts'
import { parseSource } from './parse-source.ts'

const TEXT = 'A tent keeps you dry, and it should be light, too, for you carry it all day long. '.repeat(12)
const HOSTILE = listHostilePages()

test('the title, date, headings and text of a page are read', async () => {
  const page = await parseSource(`<!doctype html><html lang="en-GB"><head><title>Tents | Shop</title>
    <script type="application/ld+json">{"@type":"Article","datePublished":"2025-03-04","dateModified":"2025-05-06T10:00:00Z"}</script>
    </head><body><nav><h2>Menu</h2><a href="/">Home</a></nav><main><h1>Tents <!-- old --> for all</h1><p>${TEXT}</p>
    <h2>Light <b>ones</b><script>x</script></h2><ul><li>One</li><li>Two</li></ul><p>${TEXT}</p></main>
    <footer><h3>Contact</h3>Imprint</footer></body></html>`)
  expect(page).toMatchObject({
    title: 'Tents for all',
    language: 'en-GB',
    date: '2025-05-06',
    headings: [
      { level: 1, text: 'Tents for all' },
      { level: 2, text: 'Light ones' },
    ],
  })
  expect(page.text).toContain('\nOne\nTwo\n')
  expect(page.text).not.toMatch(/Menu|Home|Contact|Imprint/)
  expect(page.wordCount).toBeGreaterThan(400)
})

test.each([
  ['Gute Zelte halten trocken und sind leicht, denn man trägt sie den ganzen Tag.', 'de'],
  ['En bra tält håller dig torr och är lätt, för du bär det hela dagen.', 'sv'],
  ['テントは軽くて、雨の日でも中が乾いていなければなりません。', 'ja'],
])('the language of a page that does not name it is read from its text: %s', async (text, language) => {
  expect(await parseSource(`<p>${text.repeat(5)}</p>`)).toMatchObject({ language, date: null, title: '' })
})

test.each(HOSTILE.filter(({ isVisible }) => !isVisible).map((page) => [page.name, page] as const))(
  'instructions that readers do not see are not read: %s',
  async (_, { html, canary }) => {
    const page = await parseSource(html)
    expect(page.text).toContain('A pair of good winter boots costs between 80 and 240 euros')
    expect(page.text).toContain('Grease the leather every three months')
    const read = JSON.stringify(page)
    for (const one of canary) expect(read).not.toContain(one)
    expect(read).not.toMatch(/\p{Default_Ignorable_Code_Point}|Ignore all previous/u)
  },
)

test('there are sixty hostile pages, and what a page shows to its readers is read', async () => {
  expect(HOSTILE).toHaveLength(60)
  expect(new Set(HOSTILE.flatMap(({ canary }) => canary)).size).toBe(120)
  const visible = HOSTILE.filter(({ name, isVisible }) => isVisible && name !== 'base64')
  for (const { html, canary } of visible) expect((await parseSource(html)).text).toContain(canary[0])
})

test.each([
  '<details><summary>More</summary>Seen here</details>',
  '<div style="background:#222"><p style="color:white">Seen here</p></div>',
  '<div style="background-image:url(a.png)"><p style="color:#fff">Seen here</p></div>',
  '<div style="background:linear-gradient(red,blue);color:#fff">Seen here</div>',
  '<div class="dark"><p style="color:white">Seen here</p></div>',
  '<p style="color:#fff;position:absolute">Seen here</p>',
  '<ul style="font-size:0"><li style="font-size:16px">Seen here</li></ul>',
  '<div style="visibility:hidden"><p style="visibility:visible">Seen here</p></div>',
  '<p style="opacity:.6;left:-12px;text-indent:-1em;overflow:hidden;height:100px">Seen here</p>',
  '<style>@media print { .seen { display: none } } .dark .seen { display: none }</style><p class="seen">Seen here</p>',
  '<style>body { opacity: 0 } p { color: black }</style><p>Seen here</p>',
  '<p aria-hidden="false" style="display:block;/* display:none */font-size:small">Seen here</p>',
  '<p style="color:var(--x);background:var(--y)">Seen here</p>',
])('what readers can see is read: %s', async (html) => {
  expect((await parseSource(`<p>${TEXT}</p>${html}<p>${TEXT}</p>`)).text).toContain('Seen here')
})

test('a style of the body counts for colors only, because scripts show a hidden body', async () => {
  const page = await parseSource(
    `<body style="opacity:0;background:#000"><p style="color:black">Unseen</p><p style="color:white">${TEXT}</p>`,
  )
  expect(page.text).toContain('A tent')
  expect(page.text).not.toContain('Unseen')
})

test('joiners stay where a language spells with them, and nowhere else', async () => {
  const { text } = await parseSource(
    '<p>می\u200cخواهم te\u200cnt क्\u200dष a\u00adb می\u200c\u200d\u200cخ</p>',
  )
  expect(text).toBe('می\u200cخواهم tent क्\u200dष ab میخ')
})

test('a long text is cut at the end of a line', async () => {
  const { text } = await parseSource(`<p>${'A tent keeps you dry. '.repeat(45)}</p>`.repeat(100))
  expect(text.length).toBeLessThanOrEqual(60_000)
  expect(text.length).toBeGreaterThan(58_000)
  expect(text.endsWith('dry.')).toBe(true)
})

test.each([
  ['styles', '<p style="left:-9999px;color:#fff">a</p>'.repeat(10_000)],
  ['one long style', `<p style="${'color:red;'.repeat(100_000)}">a</p>`],
  ['rules of a style sheet', `<style>${'.a{display:none}'.repeat(50_000)}</style><p>a</p>`],
  ['openings of a style sheet', `<style>${'a{'.repeat(200_000)}</style><p>a</p>`],
  ['joiners', `<p>${'\u200c\u200d'.repeat(200_000)}</p>`],
])('a page of many %s is read quickly', async (_, html) => {
  const begin = process.cpuUsage()
  await parseSource(html)
  const { user, system } = process.cpuUsage(begin)
  expect((user + system) / 1_000).toBeLessThan(2_000)
})
