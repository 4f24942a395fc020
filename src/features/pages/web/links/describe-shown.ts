import { formatCount, formatNoun } from '#ui/numbers.ts'
import type { LinkGraphData } from './use-links.ts'

interface Shown extends Pick<LinkGraphData, 'pageTotal' | 'linkTotal'> {
  pages: readonly unknown[]
  links: readonly unknown[]
}

/** "The most linked pages: 1,000 of 5,000 pages." and how many of the links between them are drawn. */
export function describeShown({ pages, links, pageTotal, linkTotal }: Shown, isAround: boolean): string {
  const which = isAround
    ? 'The chosen page, its neighbours and the most linked pages'
    : 'The most linked pages'
  const shown =
    pages.length < pageTotal
      ? `${which}: ${formatCount(pages.length)} of ${formatCount(pageTotal)} pages.`
      : `All ${formatNoun(pageTotal, 'page', 'pages')}, by the sections of the site.`
  const first = isAround ? 'those of the chosen page and those' : 'those'
  const between =
    links.length < linkTotal
      ? ` ${formatCount(links.length)} of ${formatCount(linkTotal)} connections between them are drawn, ${first} in content first.`
      : ''
  return `${shown}${between} A larger circle has more incoming links.`
}
