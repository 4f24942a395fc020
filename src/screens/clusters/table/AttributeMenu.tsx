import { ACTION_NAMES } from '#features/advice/rules.ts'
import { AttributeChoices, type Article } from '#features/articles/web/index.ts'
import { ActionMenu, type MenuAction } from '#ui/panels/ActionMenu.tsx'
import { useSetPageAction } from '../selection/use-set-page-action.ts'
import { CHOSEN_ACTIONS, explainAttribute, type Attribute } from './attributes.ts'

export interface OpenAttribute {
  article: Article
  attribute: Attribute
  anchor: HTMLElement
}

interface AttributeMenuProps extends OpenAttribute {
  onClose: () => void
}

/** The menu in which a user changes an attribute of one cluster; it says who decided it and why. */
export function AttributeMenu(props: AttributeMenuProps) {
  return props.attribute === 'action' ? (
    <PageActionMenu {...props} />
  ) : (
    <AttributeChoices {...props} attribute={props.attribute} />
  )
}

function PageActionMenu({ article, anchor, onClose }: AttributeMenuProps) {
  const { action } = article
  const setting = useSetPageAction(article.contentplan_id)
  const choices: MenuAction[] = CHOSEN_ACTIONS.map((one) => ({
    label: ACTION_NAMES[one],
    isChosen: action === one,
    onSelect: () => {
      if (action !== one) setting.mutate({ clusters: [article], action: one })
    },
  }))
  return (
    <ActionMenu
      label={`Action for ${article.title}`}
      note={explainAttribute(article, 'action') ?? ''}
      anchor={anchor}
      actions={
        action === null
          ? choices
          : [
              ...choices,
              {
                label: 'As suggested',
                onSelect: () => setting.mutate({ clusters: [article], action: null }),
              },
            ]
      }
      onClose={onClose}
    />
  )
}
