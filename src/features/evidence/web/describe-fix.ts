import { ACTION_NAMES } from '#features/advice/rules.ts'
import { formatNoun, formatScore } from '#ui/numbers.ts'
import type { Evidence, Fix } from './api.ts'
import { shortUrl } from './short-url.ts'

interface FixWords {
  /** The button. */
  label: string
  /** What it does, in one line. */
  help: string
  /** The message when it is done. */
  done: string
}

/** A fix in words, as it is shown for the cluster that it was made for. */
export function describeFix(fix: Fix, cluster: Pick<Evidence, 'article_id' | 'title'>): FixWords {
  switch (fix.code) {
    case 'match-page':
      return describeMatch(fix, cluster)
    case 'unlock-match': {
      const isOwn = fix.article.article_id === cluster.article_id
      return {
        label: `Unlock the match of ${shortUrl(fix.page.url)}`,
        help: `A user locked its match with ${isOwn ? 'this cluster' : `“${fix.article.title}”`}. Once it is unlocked, the page that is seen most can be matched.`,
        done: 'Match unlocked',
      }
    }
    case 'merge-clusters':
      return describeMerge(fix, cluster)
    case 'merge-pages':
      return {
        label: `Plan to merge ${shortUrl(fix.page.url)} into ${shortUrl(fix.mergeWith?.url ?? '')}`,
        help: 'Chooses the action Merge for the weaker page. Your website stays as it is.',
        done: `Merge is chosen for ${shortUrl(fix.page.url)}`,
      }
    case 'update-page':
      return {
        label: `Plan to update ${shortUrl(fix.page.url)}`,
        help: 'Chooses the action Update for the page, so that its keywords get into title, heading and text.',
        done: `Update is chosen for ${shortUrl(fix.page.url)}`,
      }
    case 'follow-advice':
      return {
        label: `Follow the advice: ${ACTION_NAMES[fix.action]}`,
        help: `Chooses the action ${ACTION_NAMES[fix.action]} for ${shortUrl(fix.page.url)}. Your website stays as it is.`,
        done: `${ACTION_NAMES[fix.action]} is chosen for ${shortUrl(fix.page.url)}`,
      }
    case 'leave':
      return {
        label: 'Leave it as it is',
        help: `Chooses the action Leave for ${shortUrl(fix.page.url)}: nothing is recommended for it any more.`,
        done: `Leave is chosen for ${shortUrl(fix.page.url)}`,
      }
  }
}

function describeMatch(
  { page, takenFrom }: Extract<Fix, { code: 'match-page' }>,
  { title }: Pick<Evidence, 'title'>,
): FixWords {
  const taken = takenFrom === null ? '' : ` It is taken from “${takenFrom.title}”, which has no page then.`
  return {
    label: `Match ${shortUrl(page.url)} with this cluster`,
    help: `It becomes the page of this cluster, and automatic updates leave the match as it is.${taken}`,
    done: `${shortUrl(page.url)} is matched with “${title}”${takenFrom === null ? '' : `, taken from “${takenFrom.title}”`}`,
  }
}

function describeMerge(
  { from, into, overlap }: Extract<Fix, { code: 'merge-clusters' }>,
  { article_id: ownId }: Pick<Evidence, 'article_id'>,
): FixWords {
  return {
    label:
      from.article_id === ownId
        ? `Merge this cluster into “${into.title}”`
        : `Merge “${from.title}” into this cluster`,
    help: `Both share ${formatScore(overlap)} of 10 search results on average, so one page can answer both.`,
    done: `“${from.title}” is merged into “${into.title}”`,
  }
}

/** What a merge of clusters does, before it is confirmed. */
export function describeMergeQuestion({
  from,
  into,
}: Pick<Extract<Fix, { code: 'merge-clusters' }>, 'from' | 'into'>): string {
  const moved = formatNoun(from.keyword_count, 'keyword moves', 'keywords move')
  return `“${from.title}” is merged into “${into.title}”: ${moved}, and “${from.title}” is deleted with its texts. Undo brings it back with them.`
}
