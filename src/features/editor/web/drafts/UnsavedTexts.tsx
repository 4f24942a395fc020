import { useEffect, useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { findSession } from '#platform/web/session/session.ts'
import { formatDate } from '#ui/dates/moments.ts'
import { CopyTextButton } from '../CopyTextButton.tsx'
import { SECTIONS } from '../sections.ts'
import classes from './Drafts.module.css'
import { listDrafts, onDraftKept, type Draft } from './draft-store.ts'

/** Characters of a text; all of it can be copied. */
const MOST_SHOWN = 20_000

interface UnsavedTextsProps {
  place: PlanPlace
  articleId: number
}

/** What was typed for a cluster that is gone, so that it can be copied; nothing when everything was saved. */
export function UnsavedTexts({ place: { workspaceId }, articleId }: UnsavedTextsProps) {
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  const user = findSession()?.sub ?? ''
  useEffect(() => {
    let isOver = false
    const look = async () => {
      const found = await listDrafts({ user, workspaceId, articleId })
      if (!isOver) setDrafts(found)
    }
    void look()
    const end = onDraftKept(() => void look())
    return () => {
      isOver = true
      end()
    }
  }, [user, workspaceId, articleId])
  if (drafts.length === 0) return null
  return (
    <section className={classes.unsaved} aria-labelledby="unsaved-texts">
      <h2 id="unsaved-texts">What you typed and could not be saved</h2>
      <p className={classes.note}>
        It stays in this browser. Copy it to where it belongs now, or bring the cluster back to go on with it.
      </p>
      {drafts.map((draft) => (
        <article key={draft.writer} className={classes.draft}>
          <div className={classes.line}>
            <h3>{SECTIONS.find(({ section }) => section === draft.section)?.name}</h3>
            <span className={classes.note}>typed on {formatDate(new Date(draft.typedAt).toISOString())}</span>
            <CopyTextButton text={draft.text} />
          </div>
          <pre className={classes.typed} dir="auto">
            {draft.text.slice(0, MOST_SHOWN)}
            {draft.text.length > MOST_SHOWN && '…'}
          </pre>
        </article>
      ))}
    </section>
  )
}
