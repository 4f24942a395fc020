import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { useBuiltScreens } from '#features/contentplans/web/index.ts'
import { IconAffiliate, IconDownload, IconKey } from '#ui/icons.ts'
import { HeaderActions } from '#ui/layout/HeaderActions.tsx'
import type { Crawl } from './use-crawl.ts'

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

const LINKED = [
  { screen: 'page-keyword-mapper', label: 'Main keywords', icon: <IconKey {...ICON} /> },
  { screen: 'internal-links', label: 'Internal links', icon: <IconAffiliate {...ICON} /> },
] as const

interface PagesActionsProps {
  place: PlanPlace
  crawl: Crawl
  csv: { exportCsv: () => void; isExporting: boolean; isEmpty: boolean }
}

export function PagesActions({ place, crawl, csv }: PagesActionsProps) {
  const navigate = useNavigate()
  const { ofPlan } = useBuiltScreens()
  return (
    <HeaderActions
      others={[
        ...LINKED.filter(({ screen }) => ofPlan.has(screen)).map(({ screen, label, icon }) => ({
          label,
          icon,
          onSelect: () => void navigate({ to: contentplanPath(place, screen) }),
        })),
        {
          label: 'CSV',
          icon: <IconDownload {...ICON} />,
          isBusy: csv.isExporting,
          isDisabled: csv.isEmpty,
          onSelect: csv.exportCsv,
        },
      ]}
      main={
        <Button
          variant="default"
          loading={crawl.isStarting}
          disabled={crawl.isActive || crawl.domain === null}
          onClick={crawl.start}
        >
          {crawl.isActive ? 'Crawling the site…' : 'Crawl the site'}
        </Button>
      }
    />
  )
}
