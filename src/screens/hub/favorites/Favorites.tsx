import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { ARTICLE_FUNNELS, type ArticleFunnel } from '#features/articles/rules.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { IconChevronRight, IconHeartOff } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { useIsMedium } from '#ui/layout/use-is-medium.ts'
import { formatCount } from '#ui/numbers.ts'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import type { Article } from '#features/articles/web/index.ts'
import { changeFavorites, groupByFunnel } from '../ideas/pending-changes.ts'
import type { IdeaChanges } from '../ideas/use-idea-changes.ts'
import classes from './Favorites.module.css'
import { useFavorites } from './use-favorites.ts'

interface FavoritesProps {
  place: PlanPlace
  topicId: number
  /** How many favorites the hub has. */
  count: number
  changes: IdeaChanges
}

const NAMES: Record<ArticleFunnel, string> = {
  top: 'Top Funnel',
  middle: 'Middle Funnel',
  bottom: 'Bottom Funnel',
}

/** More favorites of a funnel than that are shown when a user wants to see them. */
const MOST_AT_FIRST = 40

/** F-107: the favorites of a hub, by funnel. In a narrow window they are folded above the ideas. */
export function Favorites(props: FavoritesProps) {
  const isMedium = useIsMedium()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const id = useId()
  const isOpen = !isMedium || isUnfolded
  return (
    <section className={classes.favorites} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {isMedium ? (
          <button
            type="button"
            className={classes.fold}
            aria-expanded={isOpen}
            onClick={() => setIsUnfolded(!isOpen)}
          >
            <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
            Favorites <span className={classes.count}>{formatCount(props.count)}</span>
          </button>
        ) : (
          <>
            Favorites <span className={classes.count}>{formatCount(props.count)}</span>
          </>
        )}
      </h3>
      {isOpen && <FavoriteList {...props} />}
    </section>
  )
}

function FavoriteList({ place, topicId, count, changes }: FavoritesProps) {
  const { data, isLoadingError, refetch } = useFavorites(place.contentplanId, topicId)
  if (isLoadingError)
    return (
      <p className={classes.none}>
        The favorites could not be loaded.{' '}
        <Button size="xs" variant="default" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  if (data === undefined)
    return <SkeletonRows label="The favorites are loading" count={Math.min(count, 8)} rowHeight={36} />
  const favorites = changeFavorites(data.articles, changes.pending)
  if (favorites.length === 0) return <p className={classes.none}>No favorites yet</p>
  const groups = groupByFunnel(favorites)
  return (
    <>
      {ARTICLE_FUNNELS.map((funnel) => (
        <Funnel
          key={funnel}
          name={NAMES[funnel]}
          place={place}
          favorites={groups.get(funnel) ?? NONE}
          changes={changes}
        />
      ))}
      {data.total > data.articles.length && (
        <p className={classes.none}>The {formatCount(data.articles.length)} most searched are shown.</p>
      )}
    </>
  )
}

const NONE: readonly Article[] = []

interface FunnelProps extends Pick<FavoritesProps, 'place' | 'changes'> {
  name: string
  favorites: readonly Article[]
}

function Funnel({ name, place, favorites, changes }: FunnelProps) {
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  if (favorites.length === 0) return null
  const shown = isWhole ? favorites : favorites.slice(0, MOST_AT_FIRST)
  return (
    <div>
      <h4 id={id} className={classes.funnel}>
        {name} <span className={classes.count}>{formatCount(favorites.length)}</span>
      </h4>
      <ul aria-labelledby={id} className={classes.list}>
        {shown.map((idea) => (
          <li key={idea.id} className={classes.line}>
            <AppLink
              href={articlePath(place, idea.id)}
              className={classes.link}
              title={idea.title}
              dir="auto"
            >
              {idea.title}
            </AppLink>
            <IconButton label="Remove from favorites" onClick={() => changes.change('unfavor', idea)}>
              <IconHeartOff size={16} stroke={1.75} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {shown.length < favorites.length && (
        <Button size="compact-sm" variant="subtle" onClick={() => setIsWhole(true)}>
          Show all {formatCount(favorites.length)}
        </Button>
      )}
    </div>
  )
}
