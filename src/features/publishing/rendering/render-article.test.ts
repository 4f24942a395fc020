import { describe, expect, it } from 'vitest'
import { renderArticle } from './index.ts'
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
const CITATION = '<sup class="citation"><a href="https://source.example/a" rel="noopener">[1]</a></sup>'

describe('The title of an article', () => {
  it('is its first heading of level 1, which is no part of the HTML', () => {
    expect(render('# Best **boots** & more\n\nText.')).toMatchObject({
      title: 'Best boots & more',
      html: '<p>Text.</p>',
    })
  })

  it('is empty when there is none', () => {
    expect(render('## Fit\n\nText.').title).toBe('')
  })

  it('stays the only one: further headings of level 1 become headings of level 2', () => {
    const { html, headings } = render('# One\n\n# Two\n\n> # Three')
    expect(html).toBe('<h2 id="two">Two</h2>\n<blockquote>\n<h2 id="three">Three</h2>\n</blockquote>')
    expect(headings.map(({ level }) => level)).toEqual([2, 2])
  })
})

describe('The headings of an article', () => {
  it('have ids that no other heading has', () => {
    const { headings } = render('## Fit\n\n## Fit 2\n\n### Fit\n\n## fit!\n\n## !?')
    expect(headings.map(({ id }) => id)).toEqual(['fit', 'fit-2', 'fit-3', 'fit-4', 'section'])
  })

  it.each([
    ['Wie groß? Über 40!', 'wie-groß-über-40'],
    ['よくある質問', 'よくある質問'],
    ['अक्सर पूछे जाने वाले', 'अक्सर-पूछे-जाने-वाले'],
    ['Частые вопросы', 'частые-вопросы'],
  ])('have ids in the letters of their own script: %s', (text, id) => {
    expect(render(`## ${text}`).headings).toEqual([{ level: 2, id, text }])
  })

  it('leave the ids of sources and notes to those', () => {
    const { headings } = render(`## Source 1\n\nText ${CITED}[^a].\n\n## Note fn a\n\n[^a]: Note.`)
    expect(headings.map(({ id }) => id)).toEqual(['source-1-2', 'note-fn-a-2'])
  })

  it('can be linked to from the text, while links to other places inside it lose their link', () => {
    expect(htmlOf('[there](#how-to) [gone](#gone)\n\n## How to')).toContain(
      '<a href="#how-to">there</a> gone',
    )
  })
})

describe('A citation', () => {
  it('is a small link to its source, without the id of the evidence', () => {
    expect(htmlOf(`It lasts ${CITED}.\n\n## Sources\n\nSee above.`)).toContain(`<p>It lasts ${CITATION}.</p>`)
  })

  it('that is only told from a link by the id of its evidence is a citation, too', () => {
    expect(
      render('It lasts [1](https://source.example/a "e3"), see [2](https://other.example).'),
    ).toMatchObject({
      sources: [{ number: 1, url: 'https://source.example/a' }],
      links: [{ url: 'https://other.example', text: '2' }],
    })
  })

  it('keeps its number where its address may not be shown', () => {
    expect(render(`It lasts ${CITED}.`, { resolveLink: () => null })).toMatchObject({
      html: '<p>It lasts <sup class="citation">[1]</sup>.</p>',
      sources: [],
    })
  })

  it('that no source was found for is left out', () => {
    expect(htmlOf('It lasts [[E12]]. And `[[E12]]`.')).toBe(
      '<p>It lasts. And <code>&#091;&#091;E12]]</code>.</p>',
    )
  })
})

describe('The list of sources', () => {
  const markdown =
    'One [[1]](https://www.source.example/b%C3%BCcher?page=2 "E1"), five [[5]](https://other.example/ "E2") [[1]](https://x.example).'

  it('is added in the language of the text, by number', () => {
    const { html, sources } = render(markdown, { language: 'de-AT' })
    expect(html.split('\n').at(-1)).toBe(
      '<section class="sources"><h2>Quellen</h2><ol>' +
        '<li id="source-1"><a href="https://www.source.example/b%C3%BCcher?page=2" rel="noopener">source.example/bücher</a></li>' +
        '<li id="source-5" value="5"><a href="https://other.example/" rel="noopener">other.example</a></li>' +
        '</ol></section>',
    )
    expect(sources).toEqual([
      { number: 1, url: 'https://www.source.example/b%C3%BCcher?page=2' },
      { number: 5, url: 'https://other.example/' },
    ])
  })

  it.each(['## Sources', '### references:', '## Quellen'])(
    'is not added to a text that has one: %s',
    (heading) => {
      expect(htmlOf(`${markdown}\n\n${heading}\n\n1. Somewhere`)).not.toContain('class="sources"')
    },
  )

  it('is in English for a language that the renderer does not know', () => {
    expect(htmlOf(markdown, { language: 'xx' })).toContain('<h2>Sources</h2>')
  })

  it('shows no letters that hide or turn what stands beside them', () => {
    expect(htmlOf('A [[1]](https://a.example/%E2%80%AEgpj "E1")')).toContain('>a.example/%E2%80%AEgpj</a>')
  })
})

describe('The summary of an article', () => {
  it('is the first paragraph with words, without markup and citations', () => {
    const markdown = `# Title\n\n![i](https://i.example)\n\n*Credit. [J](https://j.example)*\n\n- Item\n\nBoots **last** ${CITED}, says [Ann](https://ann.example).`
    expect(render(markdown).summary).toBe('Boots last, says Ann.')
  })

  it('ends at a word, and has 300 characters at most', () => {
    const { summary } = render('Boots are good, '.repeat(30))
    expect(summary).toMatch(/^Boots are good, .* Boots are…$/)
    expect(summary.length).toBeLessThanOrEqual(300)
    expect(summary.length).toBeGreaterThan(280)
  })

  it('ends also where no spaces are, and never within a character', () => {
    expect(render('靴はとても良いです'.repeat(60), { language: 'ja' }).summary).toMatch(
      /^[靴はとても良いです]{250,299}…$/,
    )
    expect(render('a' + '😀'.repeat(300)).summary.isWellFormed()).toBe(true)
    expect(render('a'.repeat(1_000)).summary).toBe(`${'a'.repeat(299)}…`)
  })
})

describe('The questions of an article', () => {
  it('are those of the section of questions, with all of their answers', () => {
    const markdown = `## How to?\n\n### No question?\n\nText.\n\n## Häufige Fragen\n\nIntro.\n\n### What *size*?\n\nThe right one ${CITED}.\n\n- one\n- two\n\n#### More\n\nLast.\n\n### Empty?\n\n## Next\n\n### Neither?\n\nText.`
    expect(render(markdown).faqs).toEqual([
      { question: 'What size?', answer: 'The right one.\none\ntwo\nMore\nLast.' },
    ])
  })

  it.each(['Frequently asked questions', 'よくある質問', 'FAQ', 'Questions fréquentes', 'Частые вопросы'])(
    'are found below %s',
    (heading) => {
      expect(render(`## ${heading}\n\n### One?\n\nYes.`).faqs).toHaveLength(1)
    },
  )
})

describe('The words of an article', () => {
  it('are those of its text, without title, citations and sources', () => {
    expect(render(`# Title\n\n## Head\n\nOne two ${CITED}.\n\n| a | b |\n| - | - |\n| c | d |`).words).toBe(7)
    expect(render('靴は良い', { language: 'ja' }).words).toBeGreaterThan(1)
  })
})

describe('The HTML of an article', () => {
  it('has tables in a box that can scroll, and lists of tasks as plain lists', () => {
    expect(htmlOf('| A |\n| -: |\n| 1<br>2 |\n\n- [x] done\n- [ ] open')).toBe(
      '<div class="table"><table>\n<thead>\n<tr>\n<th align="right">A</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td align="right">1<br>2</td>\n</tr>\n</tbody>\n</table></div>\n' +
        '<ul>\n<li>done</li>\n<li>open</li>\n</ul>',
    )
  })

  it('has no line ends inside paragraphs, which some systems show as line breaks', () => {
    expect(htmlOf('One\ntwo<br>\nthree  \nfour')).toBe('<p>One two<br> three<br>four</p>')
    expect(htmlOf('靴は\n良い', { language: 'ja' })).toBe('<p>靴は良い</p>')
  })

  it('keeps the words of raw HTML, and nothing else of it', () => {
    expect(
      htmlOf(
        'A <b onclick="x">bold</b> word <!-- not this -->.\n\n<div title=">">Hello &amp; <i>you</i><br>two<script>ran(1)</script><p>3 &lt; 4</div>\n\n<!-- gone -->\n\n<br>',
      ),
    ).toBe('<p>A bold word .</p>\n<p>Hello &amp; you<br>two</p>\n<p>3 &lt; 4</p>\n<br>')
  })

  it('has notes below the text, with links there and back', () => {
    const { html, headings } = render('Text[^a].\n\n[^a]: A note.', { language: 'sv' })
    expect(html).toBe(
      '<p>Text<sup><a href="#note-fn-a" id="note-fnref-a">1</a></sup>.</p>\n' +
        '<section class="footnotes"><h2>Noter</h2>\n<ol>\n<li id="note-fn-a">\n<p>A note. <a href="#note-fnref-a" aria-label="↑ 1">↩</a></p>\n</li>\n</ol>\n</section>',
    )
    expect(headings).toEqual([])
  })

  it('has code as it was written', () => {
    expect(htmlOf('```js\nif (a < b)\n  c("[gallery]")\n```')).toBe(
      '<pre><code class="language-js">if (a &lt; b)\n  c(&quot;&#091;gallery]&quot;)\n</code></pre>',
    )
  })

  it('has no bracket that begins a shortcode, and no letters that end a tag inside of it', () => {
    expect(htmlOf('[gallery] ![a > [b] <c> "d"](https://i.example)')).toBe(
      '<p>&#091;gallery] <img src="https://i.example" alt="a &gt; &#091;b] &lt;c&gt; &quot;d&quot;" decoding="async"></p>',
    )
  })

  it('shows references that the text speaks of', () => {
    expect(htmlOf('`&#106;` is `&amp;`')).toBe('<p><code>&#038;#106;</code> is <code>&amp;amp;</code></p>')
  })

  it('is empty for an empty text', () => {
    expect(render('')).toEqual({
      title: '',
      html: '',
      summary: '',
      words: 0,
      headings: [],
      faqs: [],
      images: [],
      links: [],
      sources: [],
    })
  })
})
