import { describe, expect, it } from 'vitest'
import { listImages, listLinks, renderArticle } from './index.ts'
import type { RenderInput } from './render-article.ts'

const render = (markdown: string, given: Partial<RenderInput> = {}) =>
  renderArticle({
    markdown,
    language: 'en',
    resolveLink: (url) => url,
    resolveImage: (url) => ({ url }),
    ...given,
  })

const htmlOf = (markdown: string, given?: Partial<RenderInput>) => render(markdown, given).html

const CITED = '[[1]](https://source.example/a "E3")'

describe('The links of an article', () => {
  it('lead where the caller says, and lose their link where the caller says nothing', () => {
    const addresses: Record<string, string> = { '/cluster/7': 'https://own.example/boots' }
    const resolveLink = (url: string) => addresses[url] ?? null
    expect(render('[Boots](/cluster/7 "Ours") and [**more**](/cluster/8).', { resolveLink })).toMatchObject({
      html: '<p><a href="https://own.example/boots" rel="noopener" title="Ours">Boots</a> and <strong>more</strong>.</p>',
      links: [{ url: 'https://own.example/boots', text: 'Boots' }],
    })
  })

  it.each([
    '/cluster/7',
    'javascript:ran(1)',
    'java\tscript:ran(1)',
    'data:text/html,x',
    'ftp://a.example',
    '//a.example',
    'tel:1',
  ])('are links of the web or of mail alone, whatever the caller says: %s', (url) => {
    expect(htmlOf('[Boots](https://a.example)', { resolveLink: () => url })).toBe('<p>Boots</p>')
  })

  it('are written as browsers write addresses with other letters', () => {
    expect(htmlOf('[Boots](<https://a.example/grün "x>)')).toContain(
      'href="https://a.example/gr%C3%BCn%20%22x"',
    )
    expect(htmlOf('[Boots](https://a.example)')).toContain('href="https://a.example"')
  })

  it('do not show which evidence they are from', () => {
    expect(htmlOf('[Boots](https://a.example "E12")')).not.toContain('E12')
  })

  it('are made of addresses without markup, as far as these go', () => {
    expect(
      htmlOf(
        'See (https://a.example/x_(y)), www.b.example. Not xhttps://c.example, http://localhost or `https://d.example`.',
      ),
    ).toBe(
      '<p>See (<a href="https://a.example/x_(y)" rel="noopener">https://a.example/x_(y)</a>), ' +
        '<a href="https://www.b.example" rel="noopener">www.b.example</a>. ' +
        'Not xhttps://c.example, http://localhost or <code>https://d.example</code>.</p>',
    )
  })

  it('are listed once each for those who resolve them, as they are asked for later', () => {
    const markdown = `[a](/a?x=1&amp;y=2) [b][r] ${CITED} [a](/a?x=1&y=2) https://bare.example/ü [c](#c) ![i](https://i.example)\n\n[r]: <https://r.example/a b>`
    const asked: string[] = []
    render(markdown, { resolveLink: (url) => (asked.push(url), url) })
    expect(listLinks(markdown)).toEqual([
      '/a?x=1&y=2',
      'https://r.example/a b',
      'https://source.example/a',
      'https://bare.example/ü',
    ])
    expect([...new Set(asked)]).toEqual(listLinks(markdown))
  })
})

describe('The images of an article', () => {
  const CREDIT = '*A boot. [Jane](<https://x.example/j>), [Unsplash](<https://x.example/s>)*'
  const CAPTION =
    '<figcaption>A boot. <a href="https://x.example/j" rel="noopener">Jane</a>, <a href="https://x.example/s" rel="noopener">Unsplash</a></figcaption>'

  it('become figures with their credit, and all but the first are loaded late', () => {
    const markdown = `![One](<https://i.example/1.png>)\n\n${CREDIT}\n\n![Two](https://i.example/2.png)\n\nText.`
    const found = {
      'https://i.example/1.png': { url: 'https://cdn.example/1.webp', width: 800, height: 600 },
    }
    const places = new Map<string, { url: string; width?: number; height?: number }>(Object.entries(found))
    const resolveImage = (url: string) => places.get(url) ?? { url, width: 0.5 }
    expect(render(markdown, { resolveImage })).toMatchObject({
      html: [
        `<figure><img src="https://cdn.example/1.webp" alt="One" width="800" height="600" decoding="async">${CAPTION}</figure>`,
        '<figure><img src="https://i.example/2.png" alt="Two" loading="lazy" decoding="async"></figure>',
        '<p>Text.</p>',
      ].join('\n'),
      images: [
        { url: 'https://cdn.example/1.webp', alt: 'One' },
        { url: 'https://i.example/2.png', alt: 'Two' },
      ],
    })
  })

  it('may have their credit in the same paragraph', () => {
    expect(htmlOf(`![One](https://i.example/1.png)\n${CREDIT}`)).toContain(
      `decoding="async">${CAPTION}</figure>`,
    )
  })

  it('that are nowhere are left out with their credit, and with the link around them', () => {
    const markdown = `Before.\n\n![One](https://i.example/1.png)\n\n${CREDIT}\n\n[![Two](/2.png)](https://a.example)\n\nIn ![three](/3.png) text.`
    expect(render(markdown, { resolveImage: () => null })).toMatchObject({
      html: '<p>Before.</p>\n<p>In  text.</p>',
      images: [],
      links: [],
    })
  })

  it.each(['data:image/png;base64,AAAA', 'javascript:ran(1)', '/local.png', 'mailto:a@b.example', ''])(
    'come from the web alone, whatever the caller says: %s',
    (url) => {
      expect(htmlOf('![One](https://i.example/1.png)', { resolveImage: () => ({ url }) })).toBe('')
    },
  )

  it('are listed once each for those who resolve them', () => {
    expect(listImages('![One](/1.png)\n\n![Again](/1.png) [![Two][t]](/x)\n\n[t]: /2.png')).toEqual([
      { url: '/1.png', alt: 'One' },
      { url: '/2.png', alt: 'Two' },
    ])
  })
})
