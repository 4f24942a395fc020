import { findPlace, readMarkdown, type Block, type Link } from '../markdown/index.ts'
import type { Evidence } from './judge-citations.ts'
import { foldWord, remember, splitSentences, splitWords } from '../text/index.ts'

export interface Place {
  start: number
  end: number
}

export interface ReadSentence {
  text: string
  /** In the markdown. */
  place: Place
  words: string[]
  /** The words as they are compared. */
  folded: string[]
  /** Whether a citation of a card stands in or behind it, or in the same row of its table. */
  isCited: boolean
}

export interface ReadBlock extends Block {
  sentences: ReadSentence[]
  /** Whether it is a cell of the first row of a table. */
  isHead: boolean
}

/** An article as it is scored. Code is no part of it. */
export interface Article {
  markdown: string
  title: string
  description: string
  slug: string
  language: string
  blocks: ReadBlock[]
  links: Link[]
  /** Citations that lead to the card that they name. */
  citations: Link[]
  words: string[]
  folded: string[]
}

export interface ArticleInput extends Evidence {
  markdown: string
  title: string
  description: string
  slug: string
}

export function readArticle(input: ArticleInput, { language, isCitation }: Reading): Article {
  const { markdown, title, description, slug } = input
  const blocks = readMarkdown(markdown).filter(({ kind }) => kind !== 'code')
  const links = blocks.flatMap((block) => block.links)
  const read = blocks.map((block) => ({
    ...block,
    isHead: block.kind === 'cell' && isHeadRow(markdown, block),
    sentences: readSentences(block, { language, isCitation }),
  }))
  citeRows(read, { markdown, isCitation })
  const sentences = read.flatMap((block) => block.sentences)
  return {
    markdown,
    title,
    description,
    slug,
    language,
    blocks: read,
    links,
    citations: links.filter(isCitation),
    words: sentences.flatMap(({ words }) => words),
    folded: sentences.flatMap(({ folded }) => folded),
  }
}

interface Reading {
  language: string
  isCitation: (link: Link) => boolean
}

function readSentences(block: Block, { language, isCitation }: Reading): ReadSentence[] {
  const sentences = splitText(`${language}\n${block.text}`).map(({ start, end, ...sentence }) => ({
    ...sentence,
    place: findPlace(block, { start, end }),
    isCited: false,
  }))
  for (const link of block.links.filter(isCitation)) {
    const cited = findSentence(sentences, link.start)
    if (cited) cited.isCited = true
  }
  return sentences
}

/** The sentence of a block that a citation at this place belongs to. */
export function findSentence(sentences: readonly ReadSentence[], at: number): ReadSentence | undefined {
  return sentences.findLast(({ place }) => place.start <= at) ?? sentences[0]
}

/** Paragraphs of a few articles. */
const MOST_BLOCKS = 400

/** The sentences of a text that stands below its language. */
const splitText = remember(MOST_BLOCKS, (languageAndText) => {
  const at = languageAndText.indexOf('\n')
  const language = languageAndText.slice(0, at)
  return splitSentences(languageAndText.slice(at + 1), language).map((sentence) => {
    const words = splitWords(sentence.text, language)
    return { ...sentence, words, folded: words.map((word) => foldWord(word, language)) }
  })
})

/** A citation in one cell of a table is of the whole row. */
function citeRows(
  blocks: ReadBlock[],
  { markdown, isCitation }: { markdown: string; isCitation: (link: Link) => boolean },
) {
  let row = 0
  let end = 0
  const rows = Map.groupBy(
    blocks.filter(({ kind }) => kind === 'cell'),
    ({ start }) => {
      row += markdown.slice(end, start).includes('\n') ? 1 : 0
      end = start
      return row
    },
  )
  for (const cells of rows.values())
    if (cells.some(({ links }) => links.some(isCitation)))
      for (const { sentences } of cells) for (const sentence of sentences) sentence.isCited = true
}

/** The line below the first row of a table is made of dashes. */
function isHeadRow(markdown: string, { end }: Block): boolean {
  const [, below = ''] = markdown.slice(end, end + LONGEST_ROW).split('\n')
  return below.includes('-') && /^[-:|> \t]*$/.test(below)
}

/** Characters of a row and the line below it in which that line begins and ends. */
const LONGEST_ROW = 2_000
