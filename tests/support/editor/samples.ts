/** Markdown as people write it, and with every way in which a text may be written. */
export const SAMPLES: Record<string, string> = {
  headings: '# One #\n\nTwo\n===\n\nThree\n---\n\n#### Four\n\nA paragraph\nof two lines.\n',
  table: [
    'Before.\n\n| Name | Size | Note |',
    '|:-----|-----:|:----:|',
    '| Boots | 42 | `a \\| b` |',
    '| Laces | 1 |\n\nAfter.\n',
  ].join('\n'),
  'a table without pipes at its ends': 'a | b\n- | -\n1 | 2\n\nEnd\n',
  'nested lists':
    '* a\n  * b\n    1. c\n    2. d\n\n      A paragraph in d.\n  * e\n* f\n\n+ another\n+ list\n',
  'loose lists': '- a\n\n- b\n\n  more\n\n- c\n',
  images: '![Boots](/boots.png "The boots")\n\n![](/plain.png) and ![alt](https://shop.example/a.png)\n',
  'an image in the text': `Text ![dot](data:image/png;base64,${'iVBORw0KGgo'.repeat(40)}=) more\n\nEnd\n`,
  html: 'Text <span class="x">in</span> a line<br>and more.\n\n<div>\n  *not* emphasis\n</div>\n\n<!-- a remark -->\n\nEnd\n',
  'line breaks': 'One  \ntwo\\\nthree<br>four\n\nEnd\n',
  code: '```js title="a.js"\nconst a = "`"\n```\n\n~~~\n```\n~~~\n\n    indented\n    code\n\nEnd `` a ` b `` here\n',
  'code at the end, without its fence': 'Start\n\n```\nnever closed',
  footnotes:
    'A note[^1] and another[^long].\n\n[^1]: The first.\n[^long]: The second.\n\n    With a paragraph.\n\nEnd\n',
  links:
    '[a](/a "Title") and <https://shop.example/b> and https://shop.example/c and www.shop.example\n\nme@shop.example [empty]()\n',
  references:
    'See [the shop][shop], [shop][] and [shop], or ![image][pic].\n\n[shop]: https://shop.example "Shop"\n[pic]: </a picture.png>\n\nEnd\n',
  'front matter': '---\ntitle: Boots\ntags: [a, b]\n---\n\n# Boots\n\nText.\n',
  tasks: '- [ ] open\n- [x] done\n  - [ ] inner\n- no task\n\n1. [ ] counted\n',
  escapes:
    '\\*not emphasis\\* 1\\. \\# no heading &amp; &copy; \\[x\\] a\\_b snake_case 5 * 3 \\`x\\`\n\n\\- no list\n\n1986\\. A year\n',
  emphasis: '*a* _b_ **c** __d__ ***e*** ~~f~~ ~g~ **a*b*c** a**b**c *a **b***\n\n**"quoted"** and *x*y\n',
  'numbers from 3': '3. three\n4. four\n\n7) seven\n8) eight\n\n1. one\n1. one again\n',
  'lines across': 'a\n\n***\n\nb\n\n- - -\n\nc\n\n_____\n\nd\n',
  quotes: '> a\nlazy\n> > b\n>\n> - c\n\n> [!NOTE]\n> Mind this.\n',
  'ends of lines of Windows':
    '# One\r\n\r\n* a\r\n* b\r\n\r\nText\r\nmore\r\n\r\n```\r\ncode\r\n\r\nmore\r\n```\r\n\r\nEnd\r\n',
  'right to left': 'شحن مجاني للأحذية\n\n- واحد\n- שתיים\n\n# כותרת\n\nmixed שלום text\n',
  emoji: '# 👟 Boots 👩‍👩‍👧‍👦\n\nA 🥾 for *every 🏔️ trip*\n\n| 👟 | 🥾 |\n| -- | -- |\n| ☃️ | ❄️ |\n',
  'touching blocks':
    '# Title\nText right below\n- list right below\n- more\n> quote right below\n\n---\nAfter\n',
  'strange spaces':
    '\n\n  indented start  \n\n\n\n\ttab code\n\n-   wide item\n\n    its text\n\n\nEnd   \n\n\n',
  'nothing at the end': 'a\n\nb',
  'blocks in items':
    '- # Heading\n- ```\n  code\n  ```\n- > quote\n-\n- 1. a\n\n1. ![i](/a.png)\n\n   text\n',
  'a sign of the byte order': '\uFEFF# Title\n\nText\n',
  'definitions between': '[a]: /a\n\nText [a] b\n\n> [q]: /q\n> [q] in\n',
}
