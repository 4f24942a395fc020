import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { connectionsApi, describeUse } from '#features/connections/web/index.ts'
import { useBuiltScreens } from '#features/contentplans/web/index.ts'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { IntegrationLine } from './IntegrationLine.tsx'
import { INTEGRATIONS } from './integrations.ts'
import { NotionLine } from './NotionLine.tsx'
import classes from './SettingsScreen.module.css'
import type { TabProps } from './tab-props.ts'

/** What a plan is connected to, and where it is connected to what. */
export function IntegrationsTab({ place }: Pick<TabProps, 'place'>) {
  const { ofPlan } = useBuiltScreens()
  const query = useQuery(connectionsApi.list.queryOptions({ input: { contentplanId: place.contentplanId } }))
  if (query.isLoadingError)
    return (
      <ErrorPanel
        text="The connections could not be loaded."
        onRetry={() => void query.refetch()}
        isBusy={query.isFetching}
      />
    )
  const { data } = query
  if (data === undefined)
    return <SkeletonRows label="The connections are loading" count={INTEGRATIONS.length} rowHeight={64} />
  return (
    <ul className={classes.list}>
      {INTEGRATIONS.map(({ type, name, does, screen, detailOf }) => {
        const found = data.find((one) => one.type === type)
        if (screen === null)
          return (
            <NotionLine
              key={type}
              contentplanId={place.contentplanId}
              name={name}
              does={does}
              found={found}
            />
          )
        const isBuilt = ofPlan.has(screen)
        const { tone, label, note } = describeUse(found)
        return (
          <IntegrationLine
            key={type}
            name={name}
            detail={(found && detailOf(found)) || does}
            note={note}
            state={{ tone, label: found || isBuilt ? label : 'Not in this version' }}
          >
            {isBuilt && (
              <Button
                component={AppLink}
                href={contentplanPath(place, screen)}
                variant="default"
                aria-label={`${found ? 'Open' : 'Connect'} ${name}`}
              >
                {found ? 'Open' : 'Connect'}
              </Button>
            )}
          </IntegrationLine>
        )
      })}
    </ul>
  )
}
