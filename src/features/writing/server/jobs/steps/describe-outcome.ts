import type { Removed } from '../../composing/index.ts'
import type { WritingPayload } from '../writing-payload.ts'

/** What users read about a finished run, with a link to the cluster. */
export function outcomeOf(
  { articleId }: WritingPayload,
  { note, kept }: { note: string; kept: 'saved' | 'proposed' },
) {
  const beside = 'The text was changed meanwhile, so what was written stands beside it as a proposal.'
  return {
    note: [note, kept === 'proposed' ? beside : ''].filter((part) => part !== '').join(' '),
    link: { label: 'Open the cluster', path: `article/${articleId}` },
    details: null,
  }
}

export function describeDraft({
  removed,
  leftOut,
}: {
  removed: Removed
  leftOut: readonly string[]
}): string {
  const short =
    leftOut.length === 0
      ? ''
      : `The budget of the run was nearly spent, so these sections were left out: ${leftOut.join(', ')}.`
  return ['The draft is written.', short, describeRemoved(removed)].filter((part) => part !== '').join(' ')
}

export function describeFinal({ removed, isShortened }: { removed: Removed; isShortened: boolean }): string {
  const short = isShortened
    ? 'The budget of the run was nearly spent, so the editor did not look at everything.'
    : ''
  return ['The final draft is written.', short, describeRemoved(removed)]
    .filter((part) => part !== '')
    .join(' ')
}

/** Says what of the model's text was taken out; '' for nothing. */
function describeRemoved({ citations, links, sentences, repeated, copied }: Removed): string {
  const parts = [
    count(citations, 'citation of evidence that does not exist', 'citations of evidence that does not exist'),
    count(links, 'link to an unknown page', 'links to unknown pages'),
    count(sentences, 'sentence that no source backs', 'sentences that no source backs'),
    count(repeated, 'sentence that was said before', 'sentences that were said before'),
    count(copied, 'sentence in the words of a ranking page', 'sentences in the words of ranking pages'),
  ].filter((part) => part !== '')
  return parts.length === 0 ? '' : `Taken out of the model's text: ${parts.join(', ')}.`
}

function count(number: number, one: string, many: string): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : many}`
}
