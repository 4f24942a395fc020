import { useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { IconArrowLeft } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { NewHubForm } from './NewHubForm.tsx'
import classes from './NewHub.module.css'
import { Suggestions } from './Suggestions.tsx'
import type { HubDraft } from './use-create-hub.ts'

const EMPTY: HubDraft = { name: '', description: '', tags: [] }

/** S-31: a new hub, typed or taken from a suggestion (F-111). */
export function NewHubScreen() {
  const params = useParams({ from: '/workspace/$workspaceId/contentplan/$contentplanId/new-hub' })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const [draft, setDraft] = useState(EMPTY)
  const nameField = useRef<HTMLInputElement>(null)
  return (
    <div className={classes.screen}>
      <AppLink href={contentplanPath(place, 'hub')} className={classes.back}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        All hubs
      </AppLink>
      <PageHeader
        title="New hub"
        note="A hub gathers the clusters about one subject. Its first ideas are generated when you add it."
      />
      <NewHubForm place={place} draft={draft} nameField={nameField} onDraft={setDraft} />
      <Suggestions
        place={place}
        chosen={draft.name}
        onChoose={(suggested) => {
          setDraft(suggested)
          nameField.current?.focus()
        }}
      />
    </div>
  )
}
