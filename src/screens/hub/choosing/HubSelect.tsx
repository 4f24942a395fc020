import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import type { Hub } from '#features/hubs/web/index.ts'
import { IconPlus } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { SearchSelect } from '#ui/select/SearchSelect.tsx'
import classes from '../HubScreen.module.css'

interface HubSelectProps {
  place: PlanPlace
  hubs: readonly Hub[]
  chosen: number | null
  onChoose: (id: number) => void
}

/** The choice of another hub (F-105), and the way to a new one. */
export function HubSelect({ place, hubs, chosen, onChoose }: HubSelectProps) {
  const options = useMemo(
    () =>
      hubs.map(({ id, name, article_count: count }) => ({
        value: String(id),
        label: name,
        note: formatNoun(count, 'cluster', 'clusters'),
      })),
    [hubs],
  )
  return (
    <>
      <div className={classes.select}>
        <SearchSelect
          label="Select Hub"
          isLabelHidden
          placeholder="Select Hub"
          options={options}
          value={chosen === null ? '' : String(chosen)}
          onChange={(value) => onChoose(Number(value))}
        />
      </div>
      <Button
        component={AppLink}
        href={contentplanPath(place, 'new-hub')}
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
      >
        New hub
      </Button>
    </>
  )
}
