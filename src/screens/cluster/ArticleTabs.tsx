import { lazy, Suspense, useId } from 'react'
import { AssistantPanel } from '#features/assistant/web/index.ts'
import type { Article } from '#features/articles/web/index.ts'
import { Competition } from '#features/competition/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { ArticleWriting } from '#features/writing/web/index.ts'
import { LinksOfArticle } from '#features/pages/web/index.ts'
import { CountTabs } from '#ui/layout/CountTabs.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import classes from './ArticleScreen.module.css'
import { Overview } from './numbers/Overview.tsx'
import { ARTICLE_TABS, type ArticleTab } from './tabs.ts'
import { useArticleTab } from './use-article-tab.ts'

const ArticleKeywords = lazy(() =>
  import('./keywords/ArticleKeywords.tsx').then((part) => ({ default: part.ArticleKeywords })),
)
const ArticleTogether = lazy(() =>
  import('./keywords/ArticleTogether.tsx').then((part) => ({ default: part.ArticleTogether })),
)

interface ArticleTabsProps {
  place: PlanPlace
  article: Article
}

/** The sides of a cluster, of which one is shown and loaded at a time. */
export function ArticleTabs({ place, article }: ArticleTabsProps) {
  const panelId = useId()
  const { tab, showTab } = useArticleTab()
  return (
    <>
      <CountTabs
        label="Sides of the cluster"
        value={tab}
        panelId={panelId}
        tabs={ARTICLE_TABS.map((one) =>
          one.value === 'keywords' ? { ...one, count: article.keyword_count } : one,
        )}
        onChange={showTab}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={ARTICLE_TABS.find(({ value }) => value === tab)?.label}
        className={classes.panel}
      >
        <Suspense
          fallback={<SkeletonRows label="This side of the cluster is loading" count={10} rowHeight={40} />}
        >
          <Side tab={tab} place={place} article={article} />
        </Suspense>
      </div>
    </>
  )
}

function Side({ tab, place, article }: ArticleTabsProps & { tab: ArticleTab }) {
  switch (tab) {
    case 'overview':
      return <Overview place={place} article={article} />
    case 'texts':
      return (
        <ArticleWriting
          place={place}
          article={article}
          renderAssistant={(beside) => <AssistantPanel place={place} article={article} {...beside} />}
        />
      )
    case 'keywords':
      return <ArticleKeywords article={article} />
    case 'together':
      return <ArticleTogether article={article} />
    case 'competition':
      return <Competition place={place} article={article} />
    case 'links':
      return <LinksOfArticle place={place} article={article} />
  }
}
