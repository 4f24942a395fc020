import { useState } from 'react'
import { ALERTS } from '#features/advice/rules.ts'
import { LockMark, TitleNote, type Article } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { AlertMarks } from '#features/evidence/web/index.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { EVIDENCE_ID } from '../evidence/evidence-id.ts'
import { AdviceLine } from './AdviceLine.tsx'
import { ArticleActions } from './ArticleActions.tsx'
import { ArticleTitle } from './ArticleTitle.tsx'
import { Attributes } from './Attributes.tsx'
import { FavoriteToggle } from './FavoriteToggle.tsx'
import classes from './header.module.css'
import { HubFact } from './HubFact.tsx'
import { PageFact } from './PageFact.tsx'
import { ShareControls } from '../sharing/ShareControls.tsx'

/** F-130, F-131: what a cluster is, where it belongs, and what can be done with it. */
export function ArticleHeader({ place, article }: { place: PlanPlace; article: Article }) {
  const { main_keyword: main, prompt } = article
  const [isRenaming, setIsRenaming] = useState(false)
  return (
    <header className={classes.header}>
      <div className={classes.line}>
        <div className={classes.name}>
          <ArticleTitle
            article={article}
            isEdited={isRenaming}
            onEdit={() => setIsRenaming(true)}
            onDone={() => setIsRenaming(false)}
          />
          {article.is_locked && <LockMark />}
          <AlertsLink place={place} article={article} />
        </div>
        <div className={classes.actions}>
          <FavoriteToggle article={article} />
          <ShareControls place={place} article={article} />
          <ArticleActions place={place} article={article} onRename={() => setIsRenaming(true)} />
        </div>
      </div>
      <TitleNote article={article} />
      <dl className={classes.facts}>
        <dt>Hub</dt>
        <HubFact place={place} article={article} />
        {main !== null && (
          <>
            <dt>Main keyword</dt>
            <dd dir="auto">{main}</dd>
          </>
        )}
        <dt>Page</dt>
        <PageFact article={article} />
      </dl>
      {prompt !== null && <Prompt text={prompt} />}
      <Attributes article={article} />
      <AdviceLine article={article} />
    </header>
  )
}

/** The marks of a cluster's alerts, which lead to what they are based on. */
function AlertsLink({ place, article }: { place: PlanPlace; article: Article }) {
  if (!ALERTS.some((alert) => article[`alert_${alert}`])) return null
  return (
    <AppLink className={classes.alerts} href={`${articlePath(place, article.id)}#${EVIDENCE_ID}`}>
      <AlertMarks article={article} />
    </AppLink>
  )
}

/** Characters that are shown without being asked for. */
const SHORT_PROMPT = 240

/** What a user wanted to be written, of a cluster that was made by a prompt. */
function Prompt({ text }: { text: string }) {
  return (
    <details className={classes.prompt} open={text.length <= SHORT_PROMPT}>
      <summary>Made by a prompt</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text is scrolled by keyboard */}
      <p dir="auto" tabIndex={0}>
        {text}
      </p>
    </details>
  )
}
