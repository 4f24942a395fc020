import { sanitize } from 'hast-util-sanitize'
import { readLanguage, splitWords } from '#features/writing/text/index.ts'
import { convertArticle, type Conversion } from './convert-article.ts'
import { listFaqs } from './faqs.ts'
import { dropMissingImages, makeFigures } from './figures.ts'
import { listIds, nameHeadings, takeTitle } from './headings.ts'
import { KEPT } from './kept-elements.ts'
import { headsSources } from './labels.ts'
import { delayImages, dropDeadLinks, listShownImages, listShownLinks } from './links.ts'
import { parseArticle } from './parse-article.ts'
import { plainText } from './plain-text.ts'
import { idOfSource, listSources, writeSources, type Source } from './sources.ts'
import { summarise } from './summary.ts'
import { isBlank, isElement, type HtmlRoot, type HtmlTree } from './trees.ts'
import { writeHtml } from './write-html.ts'

/** A text in markdown, and what its addresses become. Its language is a tag such as de or sv-SE. */
export interface RenderInput extends Conversion {
  markdown: string
}

export interface RenderedArticle {
  /** The first heading of level 1, '' when there is none; it is no part of the HTML. */
  title: string
  html: string
  /** The beginning of the first paragraph with words, at most 300 characters, without markup. */
  summary: string
  /** How many words the HTML has, without the lists of sources and notes. */
  words: number
  headings: { level: number; id: string; text: string }[]
  /** Without markup; an answer has a line for each of its paragraphs. */
  faqs: { question: string; answer: string }[]
  /** As they stand in the HTML. */
  images: { url: string; alt: string }[]
  /** As they stand in the HTML, without citations and links inside the article. */
  links: { url: string; text: string }[]
  /** What citations lead to, by number. */
  sources: Source[]
}

/**
 * An article as publishing systems get it. Nothing in it can run, whatever the text holds. Throws Invalid for a text
 * with so much markup that reading it would take too long.
 */
export function renderArticle({ markdown, ...conversion }: RenderInput): RenderedArticle {
  const { language } = conversion
  const { tree, sources: cited } = convertArticle(parseArticle(markdown), conversion)
  const sources = listSources(cited)
  const { title, headings, root } = arrange(rootOf(tree), sources)
  const blocks = root.children.filter((block) => !isElement(block, 'section'))
  const isListed = sources.length === 0 || headings.some(({ text }) => headsSources(text))
  const list = isListed ? [] : [sanitize(writeSources(sources, language), KEPT)]
  return {
    title,
    html: [...root.children, ...list].map(writeHtml).join('\n'),
    summary: summarise(blocks, language),
    words: splitWords(plainText(...blocks), readLanguage(language)).length,
    headings,
    faqs: listFaqs(blocks),
    images: listShownImages(root),
    links: listShownLinks(root),
    sources,
  }
}

/** Brings a tree into the shape of an article, and takes away what may not be in one. */
function arrange(root: HtmlRoot, sources: readonly Source[]) {
  makeFigures(root)
  dropMissingImages(root)
  const title = takeTitle(root)
  const headings = nameHeadings(root, sources.map(idOfSource))
  dropDeadLinks(root, listIds(root))
  delayImages(root)
  root.children = root.children.filter((block) => !isBlank(block))
  return { title, headings, root: rootOf(sanitize(root, KEPT)) }
}

function rootOf(tree: HtmlTree): HtmlRoot {
  return tree.type === 'root' ? tree : { type: 'root', children: [] }
}
