import { Button } from '@mantine/core'
import { useState } from 'react'
import { connectionsApi } from '../api.ts'
import { explainWebflow } from '../publishers/explain-saving.ts'
import classes from '../publishers/Publisher.module.css'
import { useConnecting } from '../publishers/use-connecting.ts'
import { FieldChoices } from './FieldChoices.tsx'
import { KeyStep } from './KeyStep.tsx'
import { ListedSelect, ListNote } from './ListedSelect.tsx'
import { useWebflowLists } from './use-webflow-lists.ts'
import steps from './Webflow.module.css'
import { changeForm, EMPTY_FORM, isComplete, isSuitable } from './webflow-form.ts'

interface WebflowFormProps {
  contentplanId: number
  isConnected: boolean
}

const NO_COLLECTIONS = {
  text: 'No collections found for this site.',
  help: 'Add a CMS collection to the site in Webflow, or choose another site.',
}

const NO_FIELDS = {
  text: 'No suitable (Rich Text or Plain Text) fields found in this collection.',
  help: 'An article needs one field of each kind. Add what is missing to the collection in Webflow, or choose another collection.',
}

/** The key, and the choice of a site, a collection and its fields, one after the other (F-234). */
export function WebflowForm({ contentplanId, isConnected }: WebflowFormProps) {
  const [form, setForm] = useState(EMPTY_FORM)
  const change = (part: Partial<typeof form>) => setForm((before) => changeForm(before, part))
  const { sites, collections, fields } = useWebflowLists(form)
  const saving = useConnecting({
    send: ({ key, siteId, collectionId, body, summary }: typeof form) =>
      connectionsApi.saveWebflow.call({
        contentplanId,
        type: 'webflow',
        apiKey: key.trim(),
        siteId,
        collectionId,
        wfSchemaBody: body,
        wfSchemaSummary: summary,
      }),
    savedText: 'Webflow integration saved!',
    explain: explainWebflow,
  })
  const isReady = isComplete(form)
  return (
    <form
      className={classes.form}
      noValidate
      aria-label="Webflow"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !saving.isPending) saving.mutate(form)
      }}
    >
      <KeyStep value={form.key} isConnected={isConnected} sites={sites} onChange={(key) => change({ key })} />
      <div className={steps.step}>
        <ListedSelect
          label="Site"
          description="A key is for the sites that it was made for."
          placeholder="Choose a site"
          list={sites}
          options={(sites.data ?? []).map(({ id, name, host }) => ({
            value: id,
            label: host === null ? name : `${name} (${host})`,
          }))}
          value={form.siteId}
          onChange={(siteId) => change({ siteId })}
        />
        <ListNote
          list={collections}
          loading="Looking for the collections of this site…"
          failed="Failed to fetch collections"
          nothing={collections.data?.length === 0 ? NO_COLLECTIONS : null}
        />
      </div>
      <div className={steps.step}>
        <ListedSelect
          label="Collection"
          description="Each article becomes an item of it."
          placeholder="Choose a collection"
          list={collections}
          options={(collections.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={form.collectionId}
          onChange={(collectionId) => change({ collectionId })}
        />
        <ListNote
          list={fields}
          loading="Looking for the fields of this collection…"
          failed="Failed to fetch schema"
          nothing={isSuitable(fields.data ?? []) ? null : NO_FIELDS}
        />
      </div>
      <FieldChoices form={form} list={fields} fields={fields.data ?? []} onChange={change} />
      <div className={classes.buttons}>
        <Button type="submit" loading={saving.isPending} disabled={!isReady}>
          Save
        </Button>
      </div>
    </form>
  )
}
