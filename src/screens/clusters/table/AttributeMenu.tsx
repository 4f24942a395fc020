import { AttributeChoices, type Article } from '#features/articles/web/index.ts'
import { PageActionChoices } from '#features/pages/web/index.ts'
import type { Attribute } from './attributes.ts'

export interface OpenAttribute {
  article: Article
  attribute: Attribute
  anchor: HTMLElement
}

interface AttributeMenuProps extends OpenAttribute {
  onClose: () => void
}

/** The menu in which a user changes an attribute of one cluster; it says who decided it and why. */
export function AttributeMenu({ article, attribute, anchor, onClose }: AttributeMenuProps) {
  const { contentplan_id: contentplanId, page_id: pageId } = article
  if (attribute !== 'action')
    return <AttributeChoices article={article} attribute={attribute} anchor={anchor} onClose={onClose} />
  if (pageId === null) return null
  return (
    <PageActionChoices
      contentplanId={contentplanId}
      cluster={article}
      pageId={pageId}
      anchor={anchor}
      onClose={onClose}
    />
  )
}
