import { ActionMenu, type MenuAction } from '#ui/panels/ActionMenu.tsx'
import type { Article } from '../api.ts'
import { DIMENSION_NAMES } from '../names.ts'
import { useChangeArticles } from '../use-change-articles.ts'
import { listChoices, resetInput, type ArticleAttribute } from './attribute-choices.ts'
import { explainChoice } from './explain-choice.ts'

interface AttributeChoicesProps {
  article: Article
  attribute: ArticleAttribute
  anchor: HTMLElement
  onClose: () => void
}

/** The menu in which a user changes an attribute of one cluster; it says who decided it and why. */
export function AttributeChoices({ article, attribute, anchor, onClose }: AttributeChoicesProps) {
  const changing = useChangeArticles(article.contentplan_id)
  const reset = resetInput(article, attribute)
  const actions: MenuAction[] = listChoices(article, attribute).map(({ label, isChosen, input }) => ({
    label,
    isChosen,
    onSelect: () => {
      if (!isChosen || reset === null) changing.mutate(input)
    },
  }))
  return (
    <ActionMenu
      label={`${DIMENSION_NAMES[attribute]} of ${article.title}`}
      note={explainChoice(article, attribute) ?? DIMENSION_NAMES[attribute]}
      anchor={anchor}
      actions={
        reset === null ? actions : [...actions, { label: 'As found', onSelect: () => changing.mutate(reset) }]
      }
      onClose={onClose}
    />
  )
}
