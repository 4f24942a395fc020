import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { LONGEST_PATTERN } from '#features/contentplans/rules.ts'
import { describeTextSearch } from '#features/keywords/web/index.ts'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { IconDownload } from '#ui/icons.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import classes from './MainKeywordsScreen.module.css'
import { MapperTable } from './MapperTable.tsx'
import { useExportCsv } from './use-export-csv.ts'
import { useMappedPages } from './use-mapped-pages.ts'

/** S-33: which page should rank for which keyword (F-160). */
export function MainKeywordsScreen() {
  const list = useMappedPages()
  const { place, view, change, found } = list
  const panelId = useId()
  const csv = useExportCsv(place.contentplanId, view)
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Existing page and main keyword mapping"
        note="The keyword that each page of the site should rank for. Updates of the plan keep what you choose."
        actions={
          <Button
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            loading={csv.isExporting}
            disabled={(found.total ?? 0) === 0}
            onClick={csv.exportCsv}
          >
            CSV
          </Button>
        }
      />
      <FilterBar
        tabs={{
          label: 'Pages',
          value: view.tab,
          panelId,
          tabs: [
            { value: 'matched', label: 'With a cluster', count: found.counts.matched },
            { value: 'all', label: 'All pages', count: found.counts.all },
          ],
          onChange: (tab) => change({ tab }),
        }}
        note={found.textProblem === null && describeTextSearch(view.text)}
        text={{
          label: 'Search URLs',
          value: view.text,
          maxLength: LONGEST_PATTERN,
          error: found.textProblem,
          onApply: (text, options) => change({ text }, options),
        }}
      />
      <div id={panelId} role="tabpanel" aria-label="Pages and main keywords">
        <MapperTable key={`${view.tab} ${view.text}`} {...list} />
      </div>
    </div>
  )
}
