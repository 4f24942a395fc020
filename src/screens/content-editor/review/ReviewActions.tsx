import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import type { OpenedArticle } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { IconDots, IconExternalLink } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { useIsPhone } from '#ui/layout/use-is-phone.ts'
import { ActionMenu, type MenuAction } from '#ui/panels/ActionMenu.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import { copyTitles } from '../copy-titles.ts'
import classes from './Review.module.css'
import type { PublishState } from '#features/publishing/rules.ts'
import type { Marking } from './use-marking.ts'
import { usePlaces } from '../use-places.ts'

interface ReviewActionsProps {
  place: PlanPlace
  article: OpenedArticle
  marking: Marking
  onPublish: (state: PublishState) => void
  /** Whether the final draft is on screen: only what a person can have read is marked. */
  hasRead: boolean
}

/** F-192: what a reviewer does with an article. */
export function ReviewActions({ place, article, marking, onPublish, hasRead }: ReviewActionsProps) {
  const isPhone = useIsPhone()
  const { status, priority, is_changed_since_review: isChanged } = article
  const others: MenuAction[] = [
    ...(status === 'published'
      ? []
      : [{ label: 'Mark published', isDisabled: !hasRead, onSelect: marking.publish }]),
    { label: priority === 'low' ? 'Bring back' : 'Reject', onSelect: marking.reject },
    { label: 'Upload', isDisabled: !hasRead, onSelect: () => onPublish('draft') },
    { label: 'Publish', isDisabled: !hasRead, onSelect: () => onPublish('live') },
  ]
  const isReviewed = status === 'reviewed' || (status === 'published' && !isChanged)
  return (
    <div className={classes.actions}>
      <AppLink
        className={classes.detail}
        href={articlePath(place, article.id)}
        target="_blank"
        rel="noopener"
        title="Opens the cluster in a new tab"
      >
        Detail view
        <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />
      </AppLink>
      {!isPhone &&
        others.map(({ label, isDisabled = false, onSelect }) => (
          <Button
            key={label}
            size="xs"
            variant="default"
            disabled={isDisabled || marking.isBusy}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
      <MoreActions
        place={place}
        actions={[
          ...(isPhone ? others : []),
          { label: 'Copy title', onSelect: () => void copyTitles([article]) },
        ]}
      />
      {!isReviewed && (
        <Button size="xs" loading={marking.isBusy} disabled={!hasRead} onClick={marking.review}>
          Mark reviewed
        </Button>
      )}
    </div>
  )
}

function MoreActions({ place, actions }: { place: PlanPlace; actions: readonly MenuAction[] }) {
  const { anchor, close, triggerProps } = useFloatingPanel()
  const places = usePlaces(place)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconDots size={16} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="menu"
        {...triggerProps}
      >
        More
      </Button>
      {anchor && (
        <ActionMenu label="More" anchor={anchor} actions={[...actions, ...places]} onClose={close} />
      )}
    </>
  )
}
