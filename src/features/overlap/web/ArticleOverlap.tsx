import { overlapApi, type ComparedKeyword } from './api.ts'
import { IconBinaryTree } from '#ui/icons.ts'
import { useId } from 'react'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import classes from './overlap.module.css'
import { ClusterTree } from './tree/ClusterTree.tsx'
import { WHY_ID } from '../rules.ts'
import { useComparedPair } from './use-compared-pair.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { WhyTogether } from './why/WhyTogether.tsx'

interface ArticleOverlapProps {
  contentplanId: number
  articleId: number
  mainKeywordId: number | null
  keywords: readonly ComparedKeyword[]
}

/** The tree of a cluster's keywords, and a comparison of any two of them. */
export function ArticleOverlap({ contentplanId, articleId, mainKeywordId, keywords }: ArticleOverlapProps) {
  const treeId = useId()
  const whyId = useId()
  useFollowPlan(contentplanId, overlapApi.key())
  const { pair, first, choose } = useComparedPair(keywords, mainKeywordId)
  if (keywords.length === 0) return null
  return (
    <>
      <section className={classes.section} aria-labelledby={treeId}>
        <h2 id={treeId}>How they belong together</h2>
        {pair && first && keywords.length > 1 ? (
          <>
            <p className={classes.note}>
              Branches meet at the number of results, of ten, that their keywords share on average. Pick where
              branches meet, or a keyword, to compare below.
            </p>
            <ClusterTree
              articleId={articleId}
              keywords={keywords}
              pair={pair}
              first={first}
              onPair={choose}
            />
          </>
        ) : (
          <EmptyState
            icon={<IconBinaryTree size={24} stroke={1.5} />}
            sentence="A cluster of one keyword has nothing to compare."
          />
        )}
      </section>
      {pair && keywords.length > 1 && (
        <section id={WHY_ID} className={classes.section} aria-labelledby={whyId}>
          <h2 id={whyId}>Why together</h2>
          <WhyTogether contentplanId={contentplanId} keywords={keywords} pair={pair} onPair={choose} />
        </section>
      )}
    </>
  )
}
