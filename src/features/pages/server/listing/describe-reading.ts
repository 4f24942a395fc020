interface ReadingCounts {
  added: number
  updated: number
  unchanged: number
  matched: number
  unpublished: number
  elsewhere: number
  unreadable: number
  withoutRoom: number
  isCut: boolean
  domain: string
}

/**
 * What a reading of the pages of WordPress has done, in sentences for users. `refusal` says why the workspace has no
 * room for more pages; null when all had room.
 */
export function describeReading(counts: ReadingCounts, refusal: string | null): string {
  const { added, updated, unchanged, matched, unpublished, elsewhere, unreadable, withoutRoom, domain } =
    counts
  const isEmpty = added + updated + unchanged + withoutRoom === 0
  const done = [say(added, 'new'), say(updated, 'updated'), say(unchanged, 'unchanged')]
  const sentences = [
    isEmpty
      ? `WordPress has no published page of ${domain}.`
      : `Pages of WordPress: ${done.filter((part) => part !== '').join(', ') || '0 new'}.`,
    sayPages(matched, 'matched with their clusters', 'matched with its cluster'),
    sayPages(unpublished, 'left out: not published'),
    sayPages(elsewhere, `left out: not on ${domain}`),
    sayPages(unreadable, 'left out: no web address'),
    withoutRoom === 0 ? '' : `${sayPages(withoutRoom, 'left out')} ${refusal ?? ''}`.trim(),
    counts.isCut ? 'The website has more pages than are read at once.' : '',
  ]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

function say(count: number, what: string): string {
  return count === 0 ? '' : `${format(count)} ${what}`
}

function sayPages(count: number, many: string, one = many): string {
  if (count === 0) return ''
  return count === 1 ? `1 page ${one}.` : `${format(count)} pages ${many}.`
}

function format(count: number): string {
  return count.toLocaleString('en-US')
}
