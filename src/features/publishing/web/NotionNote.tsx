import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { NO_NOTION_PAGE, NOTION_UPLOADS_NOTHING } from '../rules.ts'
import type { PublishTargets } from './api.ts'
import classes from './Publishing.module.css'

interface NotionNoteProps {
  place: PlanPlace
  /** How many articles are sent. */
  count: number
  targets: Pick<PublishTargets, 'notion' | 'is_notion'>
}

/** What happens to an article in Notion, or what has to be chosen before. */
export function NotionNote({ place, count, targets: { notion, is_notion: isMain } }: NotionNoteProps) {
  const title = notion?.page_title ?? null
  return (
    <>
      {title === null ? (
        <div className={classes.warning}>
          <p>{NO_NOTION_PAGE}</p>
          <AppLink className={classes.go} href={contentplanPath(place, 'settings?tab=integrations')}>
            Go to integrations
          </AppLink>
        </div>
      ) : (
        <p className={classes.note}>
          {count === 1 ? 'It becomes a page' : 'Each of them becomes a page'} under{' '}
          <bdi>“{title || 'Untitled'}”</bdi> in Notion. An article that is there already is changed in place.
        </p>
      )}
      {isMain && (
        <p className={classes.note}>
          {NOTION_UPLOADS_NOTHING}{' '}
          <AppLink className={classes.go} href={contentplanPath(place, 'settings?tab=general')}>
            Go to settings
          </AppLink>
        </p>
      )}
    </>
  )
}
