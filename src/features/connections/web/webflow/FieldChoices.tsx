import type { ComponentProps } from 'react'
import type { WebflowField } from '../../contract/webflow.ts'
import { listBodyFields, listSummaryFields } from '../../rules.ts'
import classes from '../publishers/Publisher.module.css'
import { ListedSelect } from './ListedSelect.tsx'
import steps from './Webflow.module.css'
import { listUnfilled, type WebflowForm } from './webflow-form.ts'

interface FieldChoicesProps {
  form: WebflowForm
  list: ComponentProps<typeof ListedSelect>['list']
  fields: readonly WebflowField[]
  onChange: (part: Partial<WebflowForm>) => void
}

/** The fields of the collection that hold the text and the summary of an article (V-64). */
export function FieldChoices({ form, list, fields, onChange }: FieldChoicesProps) {
  const unfilled = listUnfilled(fields, form)
  return (
    <>
      <div className={steps.pair}>
        <ListedSelect
          label="Body field"
          description="Holds the text: Rich Text."
          placeholder="Choose a field"
          list={list}
          options={listBodyFields(fields).map(asOption)}
          value={form.body}
          onChange={(body) => onChange({ body })}
        />
        <ListedSelect
          label="Summary field"
          description="Holds the summary: Plain Text."
          placeholder="Choose a field"
          list={list}
          options={listSummaryFields(fields).map(asOption)}
          value={form.summary}
          onChange={(summary) => onChange({ summary })}
        />
      </div>
      <output className={classes.warning}>
        {unfilled.length > 0 &&
          `This collection requires more than an article has: ${new Intl.ListFormat('en').format(unfilled)}. Webflow refuses new articles until you make ${unfilled.length === 1 ? 'this field' : 'these fields'} optional there, or choose another collection.`}
      </output>
    </>
  )
}

function asOption({ slug, name }: WebflowField) {
  return { value: slug, label: name }
}
