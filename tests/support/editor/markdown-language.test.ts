import { Fragment, type Node as ProseNode } from '@milkdown/kit/prose/model'
import { EditorState } from '@milkdown/kit/prose/state'
import { Transform } from '@milkdown/kit/prose/transform'
import { readBlocks } from '#ui/editor/language/read-blocks.ts'
import { openText } from '#ui/editor/language/open-text.ts'
import { readTextStyle } from '#ui/editor/language/text-style.ts'
import { writeBlock } from '#ui/editor/language/write-block.ts'
import { writeText } from '#ui/editor/language/write-text.ts'
import { toDocument, toSource } from '#ui/editor/visual/caret-place.ts'
import { footnotePlugin } from '#ui/editor/visual/footnote-plugin.ts'
import { cutParts } from '#ui/markdown/cut-parts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadLanguage } from './headless-language.ts'
import { SAMPLES } from './samples.ts'

const language = await loadLanguage()
const samples = Object.entries(SAMPLES)

test.each(samples)('%s: nothing changes without an edit', (_name, text) => {
  const opened = openText(language, text)
  expect(writeText(opened, opened.doc).text).toBe(text)
})

test.each(samples)('%s: each block means the same when it is written anew', (_name, text) => {
  const opened = openText(language, text)
  const { starts } = writeText(opened, opened.doc)
  for (const [place, { node, source }] of opened.blocks.entries()) {
    const start = starts[place] ?? 0
    const written = writeBlock(language, node, readTextStyle(source, opened.style))
    const again = openText(language, text.slice(0, start) + written + text.slice(start + source.length))
    expect([written, again.doc.toJSON()]).toEqual([written, opened.doc.toJSON()])
  }
})

test.each(samples)('%s: an edit of one block leaves every other byte', (_name, text) => {
  const opened = openText(language, text)
  const { starts } = writeText(opened, opened.doc)
  for (const [place, { source }] of opened.blocks.entries()) {
    const edited = insertWord(opened.doc, place)
    if (edited === null) continue
    const written = writeText(opened, edited).text
    const start = starts[place] ?? 0
    const before = text.slice(0, text.lastIndexOf('\n', start - 1) + 1)
    const after = text.slice(start + source.length)
    expect([written.startsWith(before), written.endsWith(after), written]).toEqual([true, true, written])
    expect(written.slice(before.length, written.length - after.length)).toContain('Edited')
    expect(openText(language, written).doc.toJSON()).toEqual(edited.toJSON())
    expect(writeText(opened, opened.doc).text).toBe(text)
  }
})

/** Types a word at the start of the first text in a block; null if the block has none. */
function insertWord(doc: ProseNode, place: number): ProseNode | null {
  let blockStart = 0
  for (const node of doc.children.slice(0, place)) blockStart += node.nodeSize
  const block = doc.child(place)
  let at: number | null = block.isTextblock ? blockStart + 1 : null
  block.descendants((node, pos) => {
    if (at === null && node.isTextblock) at = blockStart + 1 + pos + 1
  })
  return at === null ? null : new Transform(doc).insert(at, doc.type.schema.text('Edited ')).doc
}

test.each([
  ['* a\n\n  more\n* b\n*   c\n', 3, '* a\n\n  more\n* Edited b\n*   c\n'],
  ['1. a\n2. b\n   - c\n10. d\n', 1, '1. Edited a\n2. b\n   - c\n3. d\n'],
  ['1) a\n1) b\n1) c\n', 2, '1) a\n1) Edited b\n1) c\n'],
  ['- [x] a\r\n- [ ] b\r\n', 2, '- [x] a\r\n- [ ] Edited b\r\n'],
  ['| a | b |\n|---|:-:|\n| 1 | 2 |\n|  x|y  |\n', 3, '| a | b |\n|---|:-:|\n| Edited 1 | 2 |\n|  x|y  |\n'],
  ['| a | b |\n|---|:-:|\n| 1 | 2 |\n', 1, '| Edited a | b |\n|---|:-:|\n| 1 | 2 |\n'],
  [
    '| a        | b   |\n| -------- | --- |\n| 1        | 2   |\n| long one | x   |\n',
    3,
    '| a        | b   |\n| -------- | --- |\n| Edited 1 | 2   |\n| long one | x   |\n',
  ],
])('an edit in %j, text %i, leaves the other items and rows', (text, number, expected) => {
  const opened = openText(language, text)
  let count = 0
  let at = 0
  opened.doc.descendants((node, pos) => {
    if (node.isTextblock && (count += 1) === number) at = pos + 1
  })
  // The edit after an earlier one: the block is then no longer the one that was read.
  const doc = new Transform(opened.doc).insert(at, language.schema.text('Edited ')).doc
  writeText(opened, doc)
  const again = new Transform(doc).insert(at, language.schema.text('X')).delete(at, at + 1).doc
  expect(writeText(opened, again).text).toBe(expected)
})

test('items and rows that are added, moved and taken out mean the same when the text is opened again', () => {
  const texts = samples
    .map(([, text]) => text)
    .filter((text) => /^[-*+|\d]/m.test(text) && !/^(?:---|\uFEFF)/.test(text))
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.nat(), fc.nat(), fc.nat(2), (text, block, part, kind) => {
      const opened = openText(language, text)
      const parted = opened.doc.children.filter(({ type }) => /_list$|^table$/.test(type.name))
      const node = parted[block % Math.max(1, parted.length)]
      if (node === undefined) return
      const isTable = node.type.name === 'table'
      const at = isTable ? 1 + (part % Math.max(1, node.childCount - 1)) : part % node.childCount
      const child = node.maybeChild(at)
      if (child === null) return
      const parts = [
        node.children.toSpliced(at, 1),
        node.children.toSpliced(at, 0, child),
        node.children.toReversed(),
      ]
      const next = isTable && kind === 2 ? node.children : (parts[kind] ?? [])
      if (next.length === 0) return
      const index = opened.doc.children.indexOf(node)
      const doc = opened.doc.copy(
        Fragment.from(opened.doc.children.with(index, node.copy(Fragment.from(next)))),
      )
      const written = writeText(opened, doc).text
      expect([written, listMeanings(openText(language, written).doc)]).toEqual([written, listMeanings(doc)])
    }),
    { numRuns: 300 },
  )
})

test('a long text is read in parts, and its blocks are the same', () => {
  const plain = samples.filter(([, text]) => !/\]:|^---|^\uFEFF|closed/.test(text)).map(([, text]) => text)
  const open =
    '````\n# code\n\ntext\n````\n\n<!--\n\nhidden\n\n-->\n\n- ```\n  code\n\ntext after an open fence\n\n'
  const text = `${plain.join('\n\n')}\n\n${open}${'Filling words. '.repeat(200)}\n\n`.repeat(9)
  const parts = cutParts(text)
  expect(parts.length).toBeGreaterThan(2)
  expect(parts.join('')).toBe(text)
  // A definition keeps the text in one part.
  const whole = readBlocks(language, `${text}[x]: /x`)
  const inParts = readBlocks(language, text)
  expect(inParts.map(({ start, end }) => [start, end])).toEqual(
    whole.slice(0, -1).map(({ start, end }) => [start, end]),
  )
  expect(inParts.map(({ node }) => node.toJSON())).toEqual(
    whole.slice(0, -1).map(({ node }) => node.toJSON()),
  )
})

test('blocks that are taken out, moved and added mean the same when the text is opened again', () => {
  const parts = samples.filter(([, text]) => !/^(?:---|\uFEFF)/.test(text)).map(([, text]) => text)
  const change = fc.record({
    kind: fc.constantFrom('remove', 'move', 'add', 'turn', 'edit'),
    at: fc.nat(),
    to: fc.nat(),
  })
  const sample = fc.tuple(fc.constantFrom(...parts), fc.constantFrom(...parts))
  fc.assert(
    fc.property(sample, fc.array(change, { minLength: 1, maxLength: 4 }), ([first, second], changes) => {
      const opened = openText(language, `${first}\n\n${second}`)
      let blocks = [...opened.doc.children]
      for (const each of changes) blocks = changeBlocks(blocks, each)
      if (blocks.length === 0) return
      const doc = opened.doc.copy(Fragment.from(blocks))
      const { text } = writeText(opened, doc)
      expect([text, listMeanings(openText(language, text).doc)]).toEqual([text, listMeanings(doc)])
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['# One\nTwo\nlines\n', 0, 'New', 'New\n\nTwo\nlines\n'],
  ['# One\nTwo\n', 0, '## New', '## New\nTwo\n'],
  ['One\n- two\n', 1, '- new', 'One\n\n- new\n'],
  ['One\n# Two\nThree\n', 1, 'New', 'One\n\nNew\n\nThree\n'],
  ['One\n***\nTwo\n', 1, '***\n\n', 'One\n***\nTwo\n'],
  ['[a]: /a\nOne [a]\n', 1, 'New', '[a]: /a\n\nNew\n'],
])(
  'in %j, block %i becomes %j: the line ends around it are kept where they can be',
  (text, place, block, expected) => {
    const opened = openText(language, text)
    const doc = opened.doc.copy(
      opened.doc.content.replaceChild(place, openText(language, block).doc.child(0)),
    )
    expect(writeText(opened, doc).text).toBe(expected)
  },
)

test('what is typed is text: no sign of it becomes markdown', () => {
  const sign = fc.constantFrom(
    ...'*_[]()!#-+.<>&\\`~|:/1aé 👟"\'=^$%{}',
    'https://a.example',
    'www.a.example',
    '&amp;',
  )
  fc.assert(
    fc.property(fc.array(sign, { minLength: 1, maxLength: 12 }), (signs) => {
      const typed = signs.join('').trim()
      if (typed === '') return
      const paragraph = language.schema.node('paragraph', null, language.schema.text(typed))
      const written = writeBlock(language, paragraph, readTextStyle(''))
      const again = openText(language, written).doc
      expect([written, again.textContent, again.childCount]).toEqual([written, typed, 1])
      expect(again.child(0).type.name).toBe('paragraph')
    }),
    { numRuns: 300 },
  )
})

function changeBlocks(blocks: readonly ProseNode[], change: { kind: string; at: number; to: number }) {
  const at = change.at % Math.max(1, blocks.length)
  const block = blocks[at]
  if (block === undefined) return [...blocks]
  // What refers to a footnote would become text, as it does for people who delete one.
  const isNeeded = block.type.name === 'footnote_definition'
  if (isNeeded && (change.kind === 'remove' || change.kind === 'turn')) return [...blocks]
  const others = blocks.toSpliced(at, 1)
  switch (change.kind) {
    case 'remove':
      return others
    case 'move':
      return others.toSpliced(change.to % blocks.length, 0, block)
    case 'add':
      return blocks.toSpliced(at, 0, openText(language, 'Added *text*').doc.child(0))
    case 'turn':
      return blocks.with(
        at,
        openText(language, ['Text', '- item', '***', '<i>'][change.to % 4] ?? '').doc.child(0),
      )
    default:
      return blocks.with(at, insertWord(language.schema.node('doc', null, block), 0)?.child(0) ?? block)
  }
}

/** The blocks of a document; how far apart the items of a list are means nothing. */
function listMeanings(doc: ProseNode): unknown[] {
  return doc.children
    .filter((node) => node.type.name !== 'paragraph' || node.content.size > 0)
    .filter((node) => !String(node.attrs['value']).startsWith('['))
    .map((node) => JSON.stringify(node).replaceAll(/"spread":(true|false)/g, '"spread"'))
}

test.each([
  ['deleted', {}, 'One two.\n\nThree[^b].\n\n[^b]: Other\n'],
  ['cut, as it may be moved', { uiEvent: 'cut' }, 'One[^A] two[^a].\n\nThree[^b].\n\n[^b]: Other\n'],
  ['replaced from outside', { addToHistory: false }, 'One[^A] two[^a].\n\nThree[^b].\n\n[^b]: Other\n'],
])('the marks of a footnote go with its note when that is %s', (_, meta, expected) => {
  const opened = openText(language, 'One[^A] two[^a].\n\nThree[^b].\n\n[^a]: Note\n\n[^b]: Other\n')
  const state = EditorState.create({ doc: opened.doc, plugins: [footnotePlugin()] })
  const start = opened.doc.child(0).nodeSize + opened.doc.child(1).nodeSize
  const tr = state.tr.delete(start, start + opened.doc.child(2).nodeSize)
  for (const [name, value] of Object.entries(meta)) tr.setMeta(name, value)
  expect(writeText(opened, state.apply(tr).doc).text).toBe(expected)
})

test.each([
  ['# |Boots'],
  ['# Boots|'],
  ['One, **two|** and three.'],
  ["A [link](https://a.example/and-more 'title') and| more"],
  ['Broken\nlines of| words'],
  ['- one|\n- two'],
  ['- one\n- |two'],
  ['1. one\n2. two|\n   - [ ] three'],
  ['> A quote\n>\n> |with more'],
  ['| a | b |\n| --- | --- |\n| c | |d |'],
  ['```js\nconst a = |1\n```'],
  ['مرحبا |بالعالم'],
  ['|'],
])('the caret in %j stays there when the mode changes, and comes back', (marked) => {
  const offset = marked.startsWith('| a') ? marked.lastIndexOf('|d') : marked.indexOf('|')
  const source = marked.slice(0, offset) + marked.slice(offset + 1)
  const block = { node: openText(language, source).doc.child(0), start: 0, source }
  const pos = toDocument(block, offset)
  expect(toSource(block, pos)).toBe(offset)
})

test.each([
  ['A fact «[9]».\n', '[9]'],
  ['A fact «[[9]](https://shop.example/a.b-9)». More\n', '[9]'],
  ['- One.\n- «**Two** words, (three)!»\n', 'Two words, (three)!'],
])('the place in %j is the same text in the document', (marked, expected) => {
  const source = marked.replaceAll(/[«»]/g, '')
  const doc = openText(language, source).doc
  const block = { node: doc.child(0), start: 0, source }
  const [start, end] = [marked.indexOf('«'), marked.indexOf('»') - 1]
  expect(doc.textBetween(toDocument(block, start), toDocument(block, end))).toBe(expected)
})
