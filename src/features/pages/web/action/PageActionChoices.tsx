import { ACTION_NAMES, ACTIONS } from '#features/advice/rules.ts'
import type { Article } from '#features/articles/web/index.ts'
import { ActionMenu, type MenuAction } from '#ui/panels/ActionMenu.tsx'
import { describeAdvice } from './describe-advice.ts'
import { useSetAction } from './use-set-action.ts'

interface PageActionChoicesProps {
  contentplanId: number
  cluster: Pick<Article, 'title' | 'action' | 'suggested_action' | 'suggested_action_reason' | 'merge_with'>
  pageId: number
  anchor: HTMLElement
  onClose: () => void
}

/** That there is not enough data is only said. */
const CHOICES = ACTIONS.filter((action) => action !== 'not-enough-data')

/** The menu in which a user chooses what to do with the page of a cluster; it says what is suggested and why. */
export function PageActionChoices(props: PageActionChoicesProps) {
  const { contentplanId, cluster, pageId, anchor, onClose } = props
  const { action } = cluster
  const setting = useSetAction(contentplanId, { page_id: pageId, action })
  const choices: MenuAction[] = CHOICES.map((one) => ({
    label: ACTION_NAMES[one],
    isChosen: action === one,
    onSelect: () => {
      if (action !== one) setting.mutate(one)
    },
  }))
  return (
    <ActionMenu
      label={`Action for ${cluster.title}`}
      note={describeAdvice(cluster) ?? 'Nothing is suggested yet'}
      anchor={anchor}
      actions={
        action === null
          ? choices
          : [...choices, { label: 'As suggested', onSelect: () => setting.mutate(null) }]
      }
      onClose={onClose}
    />
  )
}
