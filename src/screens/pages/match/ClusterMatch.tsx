import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { MatchDialog, useMatchPage, type MatchedPage } from '#features/pages/web/index.ts'
import { ChipCell } from '#ui/cells/ChipCell.tsx'
import { IconLock, IconLockOpen } from '#ui/icons.ts'
import classes from './ClusterMatch.module.css'

interface ClusterMatchProps {
  place: PlanPlace
  page: MatchedPage & { main_keyword: string | null }
}

/** The cluster of a page, and what can be done about the match (M-27). */
export function ClusterMatch({ place, page }: ClusterMatchProps) {
  const { article_id: articleId, article_title: title, article_id_locked: isLocked, excluded } = page
  const [isMatching, setIsMatching] = useState(false)
  const changing = useMatchPage(place.contentplanId)
  const common = { size: 'xs', variant: 'default', disabled: changing.isPending } as const
  if (excluded)
    return (
      <p className={classes.text}>This page is excluded. Remove its exclusion, then it can have a cluster.</p>
    )
  return (
    <div className={classes.match}>
      {articleId === null ? (
        <p className={classes.text}>It has no cluster, so its searches are not planned yet.</p>
      ) : (
        <div className={classes.cluster}>
          <ChipCell text={title} href={articlePath(place, articleId)} />
          <p className={classes.text}>
            {page.main_keyword === null ? (
              'No main keyword'
            ) : (
              <>
                Main keyword “<bdi>{page.main_keyword}</bdi>”
              </>
            )}
            {' · '}
            {isLocked
              ? 'locked: automatic updates will not overwrite this match'
              : 'automatic updates may change this match'}
          </p>
        </div>
      )}
      <div className={classes.buttons}>
        <Button {...common} onClick={() => setIsMatching(true)}>
          {articleId === null ? 'Choose a cluster' : 'Change cluster'}
        </Button>
        {articleId !== null && (
          <>
            <Button
              {...common}
              leftSection={
                isLocked ? <IconLockOpen size={14} stroke={1.75} /> : <IconLock size={14} stroke={1.75} />
              }
              onClick={() =>
                changing.mutate({ pageId: page.page_id, change: { action: 'toggleLock', isLocked } })
              }
            >
              {isLocked ? 'Unlock match' : 'Lock match'}
            </Button>
            <Button
              {...common}
              onClick={() => changing.mutate({ pageId: page.page_id, change: { action: 'takeAway' } })}
            >
              Take from cluster
            </Button>
          </>
        )}
      </div>
      <Suspense>
        {isMatching && (
          <MatchDialog contentplanId={place.contentplanId} page={page} onClose={() => setIsMatching(false)} />
        )}
      </Suspense>
    </div>
  )
}
