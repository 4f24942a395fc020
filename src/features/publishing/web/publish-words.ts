import type { PublishState, PublishTarget } from '../rules.ts'

/** T-23 and its twin for Notion, and what is said when it goes on in the background. */
export function describeUploaded(count: number, isUnderWay: boolean, platform: PublishTarget): string {
  if (isUnderWay)
    return count === 1
      ? 'The upload goes on in the background. You find it in the list of what is going on.'
      : 'The uploads go on in the background. You find them in the list of what is going on.'
  if (platform === 'notion') return count === 1 ? 'Article sent to Notion' : 'Articles sent to Notion'
  return count === 1 ? 'Article uploaded successfully' : 'Articles uploaded successfully'
}

interface Unreviewed {
  unreviewed: number
  count: number
  state: PublishState
}

/** What is said before articles leave the program that no person has reviewed. */
export function describeUnreviewed({ unreviewed, count, state }: Unreviewed): string {
  const first =
    state === 'live' ? ` Your visitors would be the first to read ${unreviewed === 1 ? 'it' : 'them'}.` : ''
  return `${describeCount(unreviewed, count)}${first}`
}

function describeCount(unreviewed: number, count: number): string {
  if (count === 1) return 'Nobody has marked this article as reviewed as it is now.'
  if (unreviewed === count) return `None of these ${count} articles is reviewed as it is now.`
  return `Of these ${count} articles, ${unreviewed} ${unreviewed === 1 ? 'is' : 'are'} not reviewed.`
}

/** What is said when a system has refused articles for one reason. */
export function describeRefused(reason: string, count: number): string {
  return count === 1 ? reason : `${reason} ${count} articles were not uploaded.`
}

interface Before {
  /** Whether an attempt has failed. */
  isAgain: boolean
  isUnreviewed: boolean
}

/** What the button says. */
export function nameButton(
  { platform, state }: { platform: PublishTarget; state: PublishState },
  { isAgain, isUnreviewed }: Before,
): string {
  if (isAgain && !isUnreviewed) return 'Try again'
  const verb = platform === 'notion' ? 'Send to Notion' : state === 'live' ? 'Publish' : 'Upload'
  return isUnreviewed ? `${verb} without a review` : verb
}
