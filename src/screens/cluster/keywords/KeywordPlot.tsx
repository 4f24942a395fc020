import { useCallback, useMemo } from 'react'
import { describeVolume, volumeOfKeyword } from '#features/articles/web/index.ts'
import { formatCount, formatNoun, formatScore, formatShort } from '#ui/numbers.ts'
import { Plot } from '#ui/plot/Plot.tsx'
import { layOutScatter, type ScatterAxes } from '#ui/plot/scatter-layout.ts'
import type { ArticleKeyword } from './KeywordColumns.tsx'
import classes from './keywords.module.css'

interface KeywordPlotProps {
  keywords: readonly ArticleKeyword[]
  mainKeywordId: number | null
  selected: ReadonlySet<number>
  onSelect: (id: number) => void
}

type Size = Parameters<typeof layOutScatter>[2]

/** K-20: the ranks of an axis, which is logarithmic: a place on the first page matters more than one on the tenth. */
const RANKS = [1, 100] as const
const AXES: ScatterAxes = {
  x: { name: 'Rank', unknown: 'N/a', format: formatShort, range: RANKS },
  y: { name: 'Impressions', unknown: 'None', format: formatShort },
}
const NONE: readonly string[] = []

/** F-133: the keywords of a table by rank and impressions. A point leads to its row. */
export function KeywordPlot({ keywords, mainKeywordId, selected, onSelect }: KeywordPlotProps) {
  const byId = useMemo(() => new Map(keywords.map((keyword) => [keyword.id, keyword])), [keywords])
  const points = useMemo(
    () =>
      keywords.map((keyword) => ({
        id: keyword.id,
        name: keyword.keyword,
        x: keyword.google_position_last,
        y: keyword.google_impressions_last,
        size: keyword.estimated_search_volume,
        tone: keyword.id === mainKeywordId ? ('good' as const) : ('step-2' as const),
        sign: '',
      })),
    [keywords, mainKeywordId],
  )
  const layOut = useCallback((size: Size) => layOutScatter(points, AXES, size), [points])
  const describe = (id: number) => {
    const keyword = byId.get(id)
    return keyword === undefined ? NONE : describeKeyword(keyword)
  }
  if (!keywords.some(isSeen))
    return <p className={classes.unseen}>None of these keywords has impressions or a rank yet.</p>
  return (
    <div className={classes.plot}>
      <Plot
        label={`Ranks and impressions of ${formatNoun(keywords.length, 'keyword', 'keywords')}`}
        layOut={layOut}
        selected={selected}
        isLow
        describe={describe}
        onSelect={([id]) => {
          if (id !== undefined) onSelect(id)
        }}
      />
      <p className={classes.note}>
        Larger points are searched more, the green one is the main keyword. Press a point to go to its row.
      </p>
    </div>
  )
}

function isSeen({
  google_position_last: rank,
  google_impressions_last: impressions,
}: ArticleKeyword): boolean {
  return rank !== null || (impressions ?? 0) > 0
}

function describeKeyword(keyword: ArticleKeyword): readonly string[] {
  const { google_position_last: rank, google_impressions_last: impressions } = keyword
  return [
    `Rank ${rank === null ? 'not known' : formatScore(rank)}`,
    `Impressions ${impressions === null ? 'not known' : formatCount(impressions)}`,
    `Search volume ${describeVolume(volumeOfKeyword(keyword)).text}`,
  ]
}
