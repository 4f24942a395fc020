import type { FoundImage } from '#integrations/images/index.ts'
import { readMarkdown } from '../../markdown/index.ts'
import type { PlannedImage } from '../agents/index.ts'

interface PlacedImage {
  planned: PlannedImage
  found: FoundImage
}

/** Puts each photo below its heading, with the names of its author and of where it is from. */
export function addImages(markdown: string, images: readonly PlacedImage[], sourceName: string): string {
  const headings = readMarkdown(markdown).filter(({ kind }) => kind === 'heading')
  const placed = images.flatMap(({ planned, found }) => {
    const heading = headings.find(({ text }) => text === planned.afterHeading)
    return heading === undefined
      ? []
      : [{ at: heading.end, text: writeImage({ planned, found }, sourceName) }]
  })
  return placed
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: image }) => `${text.slice(0, at)}\n\n${image}${text.slice(at)}`, markdown)
}

/** All that the text then links to because of its photos. */
export function listImageUrls(images: readonly PlacedImage[]): string[] {
  return images.flatMap(({ found: { url, authorUrl, sourceUrl } }) => [url, authorUrl, sourceUrl])
}

function writeImage({ planned: { alt, caption }, found }: PlacedImage, sourceName: string): string {
  const { url, author, authorUrl, sourceUrl } = found
  const credit = `[${plain(author)}](<${authorUrl}>), [${plain(sourceName)}](<${sourceUrl}>)`
  const said = plain(caption).replace(/[.。]$/u, '')
  return `![${plain(alt)}](<${url}>)\n\n*${said === '' ? '' : `${said}. `}${credit}*`
}

/** One line without the signs that mean something in markdown. */
function plain(text: string): string {
  return text.replaceAll(/[\\[\]*_<>`\n]+/gu, ' ').trim()
}
