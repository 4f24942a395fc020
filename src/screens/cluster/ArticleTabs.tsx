import { Suspense, useId } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { ArticleTexts } from '#features/editor/web/index.ts'
import { CountTabs } from '#ui/layout/CountTabs.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import classes from './ArticleScreen.module.css'
import { Competition } from './sides/Competition.tsx'
import { ArticleKeywords } from './keywords/ArticleKeywords.tsx'
import { ArticleLinks } from './sides/ArticleLinks.tsx'
import { Overview } from './numbers/Overview.tsx'
import { ARTICLE_TABS, type ArticleTab } from './tabs.ts'
import { ArticleTogether } from './sides/ArticleTogether.tsx'
import { useArticleTab } from './use-article-tab.ts'

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
        <Side tab={tab} place={place} article={article} />
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
        <Suspense fallback={<SkeletonRows label="The texts are loading" count={8} rowHeight={48} />}>
          <ArticleTexts place={place} article={article} />
        </Suspense>
      )
    case 'keywords':
      return <ArticleKeywords article={article} />
    case 'together':
      return <ArticleTogether article={article} />
    case 'competition':
      return <Competition place={place} article={article} />
    case 'links':
      return <ArticleLinks place={place} article={article} />
  }
}
