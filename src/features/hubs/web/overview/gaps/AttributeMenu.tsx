import { ARTICLE_FUNNELS, ARTICLE_PRIORITIES, ARTICLE_STATUSES } from '#features/articles/rules.ts'
import {
  DIMENSION_NAMES,
  FUNNEL_NAMES,
  PRIORITY_NAMES,
  STATUS_NAMES,
  useChangeArticles,
  type Article,
  type ArticleInput,
} from '#features/articles/web/index.ts'
import { ActionMenu } from '#ui/panels/ActionMenu.tsx'

interface AttributeMenuProps {
  article: Article
  attribute: 'status' | 'funnel' | 'priority'
  anchor: HTMLElement
  onClose: () => void
}

/** The menu in which a user changes an attribute of one cluster. */
export function AttributeMenu({ article, attribute, anchor, onClose }: AttributeMenuProps) {
  const changing = useChangeArticles(article.contentplan_id)
  return (
    <ActionMenu
      label={`${DIMENSION_NAMES[attribute]} of ${article.title}`}
      note={DIMENSION_NAMES[attribute]}
      anchor={anchor}
      actions={listChoices(article, attribute).map(({ label, isChosen, input }) => ({
        label,
        isChosen,
        onSelect: () => {
          if (!isChosen) changing.mutate(input)
        },
      }))}
      onClose={onClose}
    />
  )
}

interface Choice {
  label: string
  isChosen: boolean
  input: ArticleInput
}

function listChoices(article: Article, attribute: AttributeMenuProps['attribute']): Choice[] {
  const articleIds = [article.id]
  switch (attribute) {
    case 'status':
      return ARTICLE_STATUSES.map((status) => ({
        label: STATUS_NAMES[status],
        isChosen: article.status === status,
        input: { action: 'updateStatus', articleIds, status },
      }))
    case 'priority':
      return ARTICLE_PRIORITIES.map((priority) => ({
        label: PRIORITY_NAMES[priority],
        isChosen: article.priority === priority,
        input: { action: 'updatePriority', articleIds, priority },
      }))
    case 'funnel':
      return ARTICLE_FUNNELS.map((funnel) => ({
        label: FUNNEL_NAMES[funnel],
        isChosen: article.funnel === funnel,
        input: { action: 'updateFunnel', articleIds, funnel },
      }))
  }
}
