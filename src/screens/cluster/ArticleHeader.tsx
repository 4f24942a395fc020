import { ALERTS } from '#features/advice/rules.ts'
import { LockMark, TitleNote, type Article } from '#features/articles/web/index.ts'
import { AlertMarks } from '#features/evidence/web/index.ts'
import { ArticleActions } from './actions/ArticleActions.tsx'
import { articlePath } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { EVIDENCE_ID } from './evidence-id.ts'
import { ShareControls } from './sharing/ShareControls.tsx'
import classes from './ArticleScreen.module.css'

/** Header of a cluster with its title, alerts, actions, hub and page; the part of F-130 that exists so far. */
export function ArticleHeader({ workspaceId, article }: { workspaceId: number; article: Article }) {
  const { title, topic_name: hub, article_url: url, main_keyword: main } = article
  return (
    <header className={classes.header}>
      <div className={classes.line}>
        <h1 id="article-title" className={classes.title} dir="auto">
          {title}
        </h1>
        {article.is_locked && <LockMark />}
        <AlertsLink workspaceId={workspaceId} article={article} />
        <ShareControls place={{ workspaceId, contentplanId: article.contentplan_id }} article={article} />
        <ArticleActions workspaceId={workspaceId} article={article} />
      </div>
      <TitleNote article={article} />
      <dl className={classes.facts}>
        {hub !== null && (
          <div>
            <dt>Hub</dt>
            <dd dir="auto">{hub}</dd>
          </div>
        )}
        {main !== null && (
          <div>
            <dt>Main keyword</dt>
            <dd dir="auto">{main}</dd>
          </div>
        )}
        <div>
          <dt>Page</dt>
          <dd>
            {url === null ? (
              'None yet: a page to write'
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer" dir="auto">
                {url}
              </a>
            )}
          </dd>
        </div>
      </dl>
    </header>
  )
}

/** The marks of a cluster's alerts, which lead to what they are based on. */
function AlertsLink({ workspaceId, article }: { workspaceId: number; article: Article }) {
  if (!ALERTS.some((alert) => article[`alert_${alert}`])) return null
  const place = { workspaceId, contentplanId: article.contentplan_id }
  return (
    <AppLink className={classes.alerts} href={`${articlePath(place, article.id)}#${EVIDENCE_ID}`}>
      <AlertMarks article={article} />
    </AppLink>
  )
}
