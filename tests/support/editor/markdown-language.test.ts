import { Fragment, type Node as ProseNode } from '@milkdown/kit/prose/model'
import { Transform } from '@milkdown/kit/prose/transform'
import { readBlocks } from '#ui/editor/language/read-blocks.ts'
import { openText } from '#ui/editor/language/open-text.ts'
import { readTextStyle } from '#ui/editor/language/text-style.ts'
import { writeBlock } from '#ui/editor/language/write-block.ts'
import { writeText } from '#ui/editor/language/write-text.ts'
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
    kind: fc.constantFrom('remove', 'move', 'add', 'edit'),
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
    { numRuns: 500 },
  )
})

function changeBlocks(blocks: readonly ProseNode[], change: { kind: string; at: number; to: number }) {
  const at = change.at % Math.max(1, blocks.length)
  const block = blocks[at]
  if (block === undefined) return [...blocks]
  const others = blocks.toSpliced(at, 1)
  switch (change.kind) {
    case 'remove':
      // What refers to a footnote would become text, as it does for people who delete one.
      return block.type.name === 'footnote_definition' ? [...blocks] : others
    case 'move':
      return others.toSpliced(change.to % blocks.length, 0, block)
    case 'add':
      return blocks.toSpliced(at, 0, openText(language, 'Added *text*').doc.child(0))
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
