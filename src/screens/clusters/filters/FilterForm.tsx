import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { LONGEST_PATTERN } from '#features/contentplans/rules.ts'
import { TEXT_FIELDS, type ClustersView } from '../clusters-view.ts'
import { DimensionFields } from './DimensionFields.tsx'
import { applyDraft, isSound, startDraft } from './filter-draft.ts'
import classes from './FilterForm.module.css'
import { WITHOUT_FILTERS } from './list-chips.ts'
import { MetricFields } from './MetricFields.tsx'

interface FilterFormProps {
  view: ClustersView
  onApply: (part: Partial<ClustersView>) => void
  onCancel: () => void
}

const TEXT_LABELS = { titles: 'Title', keywords: 'Keyword', urls: 'URL' } as const

/** All filters of the list. They are applied together, by Enter or by the button. */
export function FilterForm({ view, onApply, onCancel }: FilterFormProps) {
  const [draft, setDraft] = useState(() => startDraft(view))
  const [wasSent, setWasSent] = useState(false)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        setWasSent(true)
        if (isSound(draft)) onApply(applyDraft(draft, view))
      }}
    >
      <div className={classes.fields}>
        <section className={classes.section} aria-label="Texts">
          <div className={classes.texts}>
            {TEXT_FIELDS.map((field, index) => (
              <TextInput
                key={field}
                size="xs"
                label={TEXT_LABELS[field]}
                autoComplete="off"
                maxLength={LONGEST_PATTERN}
                {...(index === 0 && { autoFocus: true })}
                value={draft.texts[field]}
                onChange={({ currentTarget: { value } }) =>
                  setDraft({ ...draft, texts: { ...draft.texts, [field]: value } })
                }
              />
            ))}
          </div>
        </section>
        <DimensionFields draft={draft} onChange={setDraft} />
        <MetricFields draft={draft} isChecked={wasSent} onChange={setDraft} />
      </div>
      <div className={classes.buttons}>
        <Button size="xs" variant="subtle" onClick={() => onApply(WITHOUT_FILTERS)}>
          Clear filters
        </Button>
        <span className={classes.space} />
        <Button size="xs" variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="xs" type="submit">
          Apply
        </Button>
      </div>
    </form>
  )
}
