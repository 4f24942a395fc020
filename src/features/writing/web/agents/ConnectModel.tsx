import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'

/** Leads to the settings in which every member can connect a language model. */
export function ConnectModel({ place }: { place: PlanPlace }) {
  return <AppLink href={contentplanPath(place, 'settings?tab=models')}>Connect a model</AppLink>
}
