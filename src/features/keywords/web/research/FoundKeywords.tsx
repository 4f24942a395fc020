import { Button } from '@mantine/core'
import { IconArrowLeft, IconSearchOff } from '#ui/icons.ts'
import { useMemo, useState } from 'react'
import { describeVolume, sumVolumes, volumeOfKeyword } from '#features/articles/web/index.ts'
import { NotedCell } from '#ui/cells/NotedCell.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import parts from '#ui/dialogs/DialogParts.module.css'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { Sort } from '#ui/table/SortHeader.tsx'
import type { IgnoredLine } from '../../incoming/index.ts'
import type { FoundKeyword } from '../api.ts'
import { FOUND_COLUMNS } from './FoundColumns.tsx'
import { IgnoredLines } from '#ui/table/IgnoredLines.tsx'
import { LanguageNote } from './LanguageNote.tsx'
import classes from './Research.module.css'
import { useSaveFound } from './use-save-found.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

interface FoundKeywordsProps {
  place: PlanPlace
  kind: 'paste' | 'related' | 'ai'
  found: { keywords: FoundKeyword[]; notice: string | null }
  /** Lines of the pasted list that were ignored. */
  ignored?: readonly IgnoredLine[]
  onBack: () => void
  onSaved: () => void
}

const NONE: readonly IgnoredLine[] = []

/** The found keywords, to select and add; those that the plan does not have are selected at first. */
export function FoundKeywords({ place, kind, found, ignored = NONE, onBack, onSaved }: FoundKeywordsProps) {
  const { keywords, notice } = found
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(listNew(keywords)))
  const [sort, setSort] = useState<Sort>({ key: 'estimated_search_volume', direction: 'descending' })
  const { save, isSaving } = useSaveFound({ place, kind, onSaved })
  const texts = useMemo(() => keywords.map(keyOf), [keywords])
  const chosen = keywords.filter((one) => selected.has(keyOf(one)))
  const volume = sumVolumes(chosen.map(volumeOfKeyword))
  return (
    <div className={parts.tab}>
      {notice !== null && <p className={classes.notice}>{notice}</p>}
      {kind === 'paste' && <LanguageNote place={place} keywords={texts} />}
      <div className={parts.rows}>
        <DataTable
          label="Found keywords"
          columns={FOUND_COLUMNS}
          rows={keywords}
          keyOf={keyOf}
          nameOf={keyOf}
          sorting={{ sort, onSort: setSort }}
          selection={{ selected, onSelect: setSelected }}
          empty={
            <EmptyState
              icon={<IconSearchOff size={24} stroke={1.5} />}
              sentence="No keyword was found. Other words may find some."
            />
          }
        />
      </div>
      <IgnoredLines lines={ignored} />
      <DialogButtons
        start={
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
            disabled={isSaving}
            onClick={onBack}
          >
            Back
          </Button>
        }
      >
        <output className={classes.sum}>
          {formatCount(chosen.length)} of {formatCount(keywords.length)} selected
          {volume.known > 0 && (
            <>
              , search volume <NotedCell {...describeVolume(volume)} />
            </>
          )}
        </output>
        <Button loading={isSaving} disabled={chosen.length === 0} onClick={() => save(chosen)}>
          Add {formatNoun(chosen.length, 'keyword', 'keywords')}
        </Button>
      </DialogButtons>
    </div>
  )
}

function keyOf({ keyword }: FoundKeyword): string {
  return keyword
}

function listNew(keywords: readonly FoundKeyword[]): string[] {
  return keywords.filter(({ status }) => status === null).map(keyOf)
}
