import { useCallback, useEffect, useRef } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { IDEAS_PER_PAGE } from '#features/hubs/rules.ts'
import { CardGrid, CardPlace } from '#ui/cards/CardGrid.tsx'
import { MoreCards } from '#ui/cards/MoreCards.tsx'
import type { Article } from '#features/articles/web/index.ts'
import { IdeaCard } from './IdeaCard.tsx'
import { useCardKeys } from './use-card-keys.ts'
import type { IdeaChanges } from './use-idea-changes.ts'
import type { useIdeas } from './use-ideas.ts'

interface IdeaGridProps {
  place: PlanPlace
  /** Those that are shown, without those that are being changed. */
  ideas: readonly Article[]
  found: ReturnType<typeof useIdeas>
  changes: IdeaChanges
  onMore: () => void
}

/** The new ideas as cards (F-109). More are loaded when the end of the list comes into sight (K-17). */
export function IdeaGrid({ place, ideas, found, changes, onMore }: IdeaGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const change = (kind: 'favor' | 'dismiss', at: number) => {
    const idea = ideas[at]
    if (!idea) return
    keys.followGone(at)
    changes.change(kind, idea)
  }
  const keys = useCardKeys({
    count: ideas.length,
    list,
    onDismiss: (at) => change('dismiss', at),
    onFavor: (at) => change('favor', at),
  })
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  const shown = useRef(ideas)
  useEffect(() => {
    shown.current = ideas
  })
  // Stays the same, so that cards which did not change are not drawn again.
  const onChange = useCallback((kind: 'favor' | 'dismiss', idea: Article) => {
    latest.current(kind, shown.current.indexOf(idea))
  }, [])
  return (
    <>
      <CardGrid ref={list} size="small" isBusy={found.isOfOtherTab}>
        {ideas.map((idea, at) => (
          <CardPlace key={idea.id} isActive={at === keys.active}>
            <IdeaCard place={place} idea={idea} onChange={onChange} />
          </CardPlace>
        ))}
      </CardGrid>
      <MoreCards
        name="ideas"
        count={ideas.length}
        total={found.total ?? ideas.length}
        hasMore={found.total !== null && found.ideas.length < found.total}
        perPage={IDEAS_PER_PAGE}
        isLoading={found.isLoadingMore || found.isOfOtherTab}
        failure={found.isError ? found : null}
        onMore={onMore}
      />
    </>
  )
}
