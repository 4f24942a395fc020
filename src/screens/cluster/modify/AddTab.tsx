import { Button, TextInput } from '@mantine/core'
import { IconSearch, IconSearchOff } from '#ui/icons.ts'
import { useState } from 'react'
import { LONGEST_PATTERN } from '#features/contentplans/rules.ts'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import parts from '#ui/dialogs/DialogParts.module.css'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { formatCount } from '#ui/numbers.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useIsPhone } from '#ui/layout/use-is-phone.ts'
import { listAddColumns } from './AddColumns.tsx'
import { keyOf, type KeywordEntry } from './keyword-entries.ts'
import classes from './Modify.module.css'
import { useKeywordSearch } from './use-keyword-search.ts'
import type { KeptChoices } from './use-kept-choices.ts'
import type { Modify } from './use-modify.ts'

interface AddTabProps {
  contentplanId: number
  articleId: number
  kept: KeptChoices
  modify: Modify
}

/** D-25a: searches the plan for keywords to add. Selected keywords stay selected in the next search. */
export function AddTab({ contentplanId, articleId, kept, modify }: AddTabProps) {
  const isPhone = useIsPhone()
  const { searched: text, setSearched, added, setAdded } = kept
  const [typed, setTyped] = useState(text)
  const chosen = new Map(added.map((one) => [keyOf(one), one]))
  const { rows, leftOut, state, refetch } = useKeywordSearch({ contentplanId, articleId, text })
  const review = rows.find((row) => row.review !== null)?.review ?? null
  const select = (keys: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...rows.map((row) => [keyOf(row), row] as const)])
    setAdded([...known].flatMap(([key, keyword]) => (keys.has(key) ? keyword : [])))
  }
  return (
    <div className={parts.tab}>
      <TextInput
        aria-label="Search keywords"
        placeholder="Press Enter to search"
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
        data-first-focus
        maxLength={LONGEST_PATTERN}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          if (typed.trim() !== '') setSearched(typed.trim())
        }}
      />
      <div className={parts.rows}>
        {text === '' ? (
          <EmptyState
            icon={<IconSearch size={24} stroke={1.5} />}
            sentence="Search the keywords of this plan, or type a new one."
          />
        ) : (
          <DataTable
            label="Keywords to add"
            columns={listAddColumns(isPhone)}
            rows={rows}
            keyOf={keyOf}
            nameOf={nameOf}
            state={state}
            onRetry={refetch}
            selection={{ selected: new Set(chosen.keys()), onSelect: select, isSelectable: isAddable }}
            empty={
              <EmptyState
                icon={<IconSearchOff size={24} stroke={1.5} />}
                sentence={`No keyword is found for “${text}”.`}
              />
            }
          />
        )}
      </div>
      {state === 'ready' && review !== null && (
        <p className={classes.note}>
          “{text}” looks like {review}: people hardly search for that. Select it to add it all the same.
        </p>
      )}
      {text !== '' && state === 'ready' && leftOut > 0 && (
        <p className={classes.note}>{formatCount(leftOut)} more, less searched: other words may show them.</p>
      )}
      <DialogButtons start={<output className={classes.note}>{formatCount(chosen.size)} selected</output>}>
        <Button
          disabled={chosen.size === 0}
          loading={modify.isBusy}
          onClick={() => modify.modify({ action: 'add', keywords: added })}
        >
          Add to cluster
        </Button>
      </DialogButtons>
    </div>
  )
}

function nameOf({ keyword }: KeywordEntry): string {
  return keyword
}

function isAddable(entry: KeywordEntry): boolean {
  return entry.isAddable
}
