import { Button } from '@mantine/core'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { explainFailedImport, useShownImport, type Home } from '#features/performance/web/index.ts'
import { IconBrandGoogle } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'

/** Why there are no search data, and the one thing to do about it. */
export function NoTraffic({ place, home }: { place: PlanPlace; home: Home }) {
  const { sentence, action } = explainNoTraffic(home)
  useShownImport(home.gsc_property === null ? null : home.search.run)
  return (
    <EmptyState
      icon={<IconBrandGoogle size={24} stroke={1.5} />}
      sentence={sentence}
      action={
        <Button component={AppLink} href={contentplanPath(place, 'gsc-integration')}>
          {action}
        </Button>
      }
    />
  )
}

function explainNoTraffic({ gsc_property: property, search }: Home): { sentence: string; action: string } {
  if (property === null)
    return {
      sentence:
        'Connect Search Console to see how your pages do in Google: clicks, impressions, and what wins or loses.',
      action: 'Connect Search Console',
    }
  const failure = explainFailedImport(search)
  if (failure !== null)
    return {
      sentence: failure,
      action: search.import_error === null ? 'Open Search Console' : 'Fix the connection',
    }
  return {
    sentence: `No search data of ${property} were imported yet.`,
    action: 'Open Search Console',
  }
}
