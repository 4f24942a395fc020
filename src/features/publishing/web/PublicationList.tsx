import { StatusChip, type Tone } from '#ui/status/StatusChip.tsx'
import { PLATFORM_NAMES } from '../rules.ts'
import type { Publication } from './api.ts'
import classes from './Publishing.module.css'

/** Where an article is, and what is to be known about each place. */
export function PublicationList({ publications }: { publications: readonly Publication[] }) {
  return (
    <ul className={classes.publications} aria-label="Where it is">
      {publications.map((publication) => {
        const { platform, url, state, error } = publication
        return (
          <li key={platform}>
            <span className={classes.target}>{PLATFORM_NAMES[platform]}</span>
            <StatusChip tone={TONES[state]}>{describeState(publication)}</StatusChip>
            {url !== null && state !== 'gone' && (
              <a className={classes.url} href={url} target="_blank" rel="noopener" dir="auto">
                {url}
              </a>
            )}
            {error !== null && <span className={classes.error}>{error}</span>}
          </li>
        )
      })}
    </ul>
  )
}

const TONES = {
  asked: 'warning',
  pending: 'busy',
  draft: 'neutral',
  live: 'good',
  gone: 'undone',
} as const satisfies Record<Publication['state'], Tone>

const STATES = {
  asked: 'Not uploaded',
  pending: 'Accepted, not shown yet',
  draft: 'Draft',
  live: 'Live',
  gone: 'Taken down',
} as const satisfies Record<Publication['state'], string>

function describeState({ state, is_outdated: isOutdated }: Publication): string {
  return isOutdated && (state === 'live' || state === 'draft')
    ? `${STATES[state]}, with an earlier text`
    : STATES[state]
}
