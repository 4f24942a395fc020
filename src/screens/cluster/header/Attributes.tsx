import { Suspense, type ReactNode } from 'react'
import { ACTION_NAMES } from '#features/advice/rules.ts'
import {
  AttributeChoices,
  DIMENSION_NAMES,
  explainChoice,
  showChoice,
  type Article,
  type ArticleAttribute,
} from '#features/articles/web/index.ts'
import { PageActionChoices } from '#features/pages/web/index.ts'
import { IconSelector } from '#ui/icons.ts'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import classes from './header.module.css'

const ATTRIBUTES = ['status', 'funnel', 'type', 'intent', 'priority'] as const satisfies ArticleAttribute[]

/** F-131: what a cluster is, each a menu in its place. */
export function Attributes({ article }: { article: Article }) {
  return (
    <fieldset aria-label="Attributes" className={classes.attributes}>
      <ActionAttribute article={article} />
      {ATTRIBUTES.map((attribute) => (
        <Attribute key={attribute} article={article} attribute={attribute} />
      ))}
    </fieldset>
  )
}

function Attribute({ article, attribute }: { article: Article; attribute: ArticleAttribute }) {
  const panel = useFloatingPanel()
  const value = showChoice(article, attribute)
  return (
    <>
      <button
        type="button"
        className={classes.attribute}
        aria-haspopup="menu"
        title={explainChoice(article, attribute) ?? undefined}
        {...panel.triggerProps}
      >
        <Named name={DIMENSION_NAMES[attribute]} isUnknown={value === null}>
          {value ?? 'Not known'}
        </Named>
      </button>
      <Suspense>
        {panel.anchor && (
          <AttributeChoices
            article={article}
            attribute={attribute}
            anchor={panel.anchor}
            onClose={panel.close}
          />
        )}
      </Suspense>
    </>
  )
}

/** What is to be done with its page: chosen, or else only suggested. */
function ActionAttribute({ article }: { article: Article }) {
  const panel = useFloatingPanel()
  const { action, suggested_action: suggested, page_id: pageId, contentplan_id: contentplanId } = article
  const shown = action ?? suggested
  const isSuggested = action === null && suggested !== null
  return (
    <>
      <button
        type="button"
        className={classes.attribute}
        aria-haspopup="menu"
        disabled={pageId === null}
        {...panel.triggerProps}
      >
        <Named
          name={isSuggested ? `${DIMENSION_NAMES.action}, suggested` : DIMENSION_NAMES.action}
          isUnknown={shown === null}
          isFixed={pageId === null}
        >
          {pageId === null ? 'No page yet' : shown === null ? 'None' : ACTION_NAMES[shown]}
        </Named>
      </button>
      <Suspense>
        {panel.anchor && pageId !== null && (
          <PageActionChoices
            contentplanId={contentplanId}
            cluster={article}
            pageId={pageId}
            anchor={panel.anchor}
            onClose={panel.close}
          />
        )}
      </Suspense>
    </>
  )
}

interface NamedProps {
  name: string
  isUnknown: boolean
  /** Whether it cannot be changed. */
  isFixed?: boolean
  children: ReactNode
}

function Named({ name, isUnknown, isFixed = false, children }: NamedProps) {
  return (
    <>
      <span className={classes.attributeName}>{name}</span>
      <span className={classes.attributeValue} data-unknown={isUnknown || isFixed || undefined}>
        {children}
        {!isFixed && <IconSelector size={14} stroke={1.75} aria-hidden="true" />}
      </span>
    </>
  )
}
