import { readMarkdown } from '../../markdown/index.ts'

/** Takes out the photos of an article that are known by their URLs, with the captions below them. */
export function removeImages(markdown: string, urls: readonly string[]): string {
  const known = new Set(urls)
  const blocks = readMarkdown(markdown).map(({ start, end, links }) => {
    const isKnown = links.length > 0 && links.every(({ url }) => known.has(url))
    const written = markdown.slice(start, end)
    const isPhoto = isKnown && links.some((link) => link.isImage && link.start === start && link.end === end)
    return { start, end, isPhoto, isCaption: isKnown && /^([*_]).*\1$/su.test(written) }
  })
  const removed = blocks.filter(
    ({ isPhoto, isCaption }, place) => isPhoto || (isCaption && blocks[place - 1]?.isPhoto === true),
  )
  return removed.reduceRight(
    (text, { start, end }) => `${text.slice(0, start).trimEnd()}${text.slice(end)}`,
    markdown,
  )
}
