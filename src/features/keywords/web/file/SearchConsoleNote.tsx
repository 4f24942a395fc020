import { AppLink } from '#ui/layout/AppLink.tsx'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import research from '../research/Research.module.css'

/** Says where an export of Search Console is imported with its numbers. */
export function SearchConsoleNote({ place }: { place: PlanPlace }) {
  return (
    <p className={research.notice}>
      This is a Search Console export. Here only its keywords are added:{' '}
      <AppLink href={contentplanPath(place, 'gsc-integration')}>import it under Search Console</AppLink> to
      keep clicks, impressions, CTR and position.
    </p>
  )
}
