import { expect, test } from 'vitest'
import { tellFilesApart } from './tell-files-apart.ts'

const KEYWORDS = new File(['keyword,volume\nshoes,10'], 'list.csv')
const SERPS = new File(['keyword,position,url\nshoes,1,https://a.example'], 'export.csv')

test.each([
  ['in this order', KEYWORDS, SERPS],
  ['the other way round', SERPS, KEYWORDS],
])('search results are recognised by their header, %s', async (_, first, second) => {
  const apart = await tellFilesApart([first, second])
  expect(apart).toEqual({ files: { keywords: KEYWORDS, serps: SERPS }, notice: null })
})

test('a header in UTF-16 is read', async () => {
  const text = '\uFEFFKeyword;Suchvolumen\n'
  const bytes = new Uint8Array(new Uint16Array([...text].map((letter) => letter.charCodeAt(0))).buffer)
  const utf16 = new File([bytes], 'liste.csv')
  const plain = new File(['keyword\nshoes'], 'other.csv')
  expect((await tellFilesApart([plain, utf16])).files).toEqual({ keywords: utf16, serps: plain })
})

test('a keyword file with positions and volumes stays the keyword file beside a file with serps in its name', async () => {
  const semrush = new File(['Keyword,Position,Search Volume,URL\n'], 'organic.csv')
  const serps = new File(['{"keyword":"shoes","urls":[]}'], 'my-serps.jsonl')
  expect((await tellFilesApart([serps, semrush])).files).toEqual({ keywords: semrush, serps })
})

test('the larger of two files that look alike becomes the search results, with a notice', async () => {
  const large = new File(['keyword\na\nb\nc\nd'], 'b.csv')
  const small = new File(['keyword\na'], 'a.csv')
  const apart = await tellFilesApart([large, small])
  expect(apart.files).toEqual({ keywords: small, serps: large })
  expect(apart.notice).toContain('look alike')
})

test('a single file holds the keywords', async () => {
  expect((await tellFilesApart([SERPS])).files).toEqual({ keywords: SERPS, serps: null })
})
