import type { ReactNode } from 'react'
import { ARTICLE_DIMENSIONS } from '#features/articles/rules.ts'
import { describeMetric, DIMENSION_NAMES, METRIC_GROUPS } from '#features/articles/web/index.ts'
import { LONGEST_PATTERN } from '#features/contentplans/rules.ts'
import { describeTextSearch } from '#features/keywords/web/index.ts'
import { SelectFilter } from '#ui/fields/SelectFilter.tsx'
import { TextFilter } from '#ui/fields/TextFilter.tsx'
import { IconCategory, IconReportAnalytics, IconTrendingDown, IconTrendingUp } from '#ui/icons.ts'
import { ToolButton } from '#ui/layout/ToolButton.tsx'
import { OrderedPick } from '#ui/select/OrderedPick.tsx'
import { MOST_SHOWN, type ClustersView, type TextField } from '../clusters-view.ts'
import type { ViewChange } from '../use-clusters-view.ts'
import classes from './ClusterTools.module.css'
import { FilterChips } from './FilterChips.tsx'
import { FilterPopup } from './FilterPopup.tsx'
import { LayoutSwitch } from './LayoutSwitch.tsx'
import { findTrend, toggleTrend, type Trend } from './trends.ts'

const PLACES = [
  { value: 'titles', label: 'In titles' },
  { value: 'keywords', label: 'In keywords' },
  { value: 'urls', label: 'In URLs' },
] as const satisfies { value: TextField; label: string }[]

const DIMENSIONS = [
  { name: '', options: ARTICLE_DIMENSIONS.map((value) => ({ value, label: DIMENSION_NAMES[value] })) },
]
const METRICS = METRIC_GROUPS.map(({ name, metrics }) => ({
  name,
  options: metrics.map((value) => ({ value, label: describeMetric(value).name, words: [name] })),
}))
const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

interface ClusterToolsProps {
  view: ClustersView
  textProblem: string | null
  /** The panel of pages and hubs, where it is not beside the list. */
  places: ReactNode
  /** The saved views; they come a moment later than the rest, so they stand where they move nothing. */
  views: ReactNode
  /** The menu of columns. */
  columns: ReactNode
  onChange: (part: ViewChange, options?: { replace: boolean }) => void
}

/** The lines above the list: search, filters and trends at the left, what is shown at the right, chips below. */
export function ClusterTools({ view, textProblem, places, views, columns, onChange }: ClusterToolsProps) {
  const text = view.texts[view.searchedIn]
  const trend = findTrend(view)
  const toggle = (one: Trend) => onChange((now) => toggleTrend(one, now))
  const note = textProblem === null ? describeTextSearch(text) : null
  return (
    <div className={classes.tools}>
      <div className={classes.line}>
        {places}
        <div className={classes.text}>
          <TextFilter
            label="Search clusters"
            value={text}
            maxLength={LONGEST_PATTERN}
            error={textProblem}
            isOnEnter
            hasSlashKey
            onApply={(typed, options) =>
              onChange((now) => ({ texts: { ...now.texts, [now.searchedIn]: typed } }), options)
            }
          />
        </div>
        <div className={classes.choice}>
          <SelectFilter
            label="Search in"
            value={view.searchedIn}
            options={PLACES}
            onChange={(searchedIn) => onChange((now) => moveText(now, searchedIn))}
          />
        </div>
        <FilterPopup view={view} onChange={onChange} />
        <TrendButton
          label="Trending"
          icon={<IconTrendingUp {...ICON} />}
          isOn={trend === 'trending'}
          onToggle={() => toggle('trending')}
        />
        <TrendButton
          label="Losing"
          icon={<IconTrendingDown {...ICON} />}
          isOn={trend === 'losing'}
          onToggle={() => toggle('losing')}
        />
        <output className={classes.note}>{note}</output>
      </div>
      <div className={classes.below}>
        <LayoutSwitch view={view} onChange={onChange} />
        <div className={classes.looks}>
          {views}
          <OrderedPick
            label="Dimensions"
            icon={<IconCategory {...ICON} />}
            groups={DIMENSIONS}
            chosen={view.dimensions}
            most={MOST_SHOWN}
            onChange={(dimensions) => onChange((now) => ({ dimensions, page: now.page }))}
          />
          <OrderedPick
            label="Metrics"
            icon={<IconReportAnalytics {...ICON} />}
            groups={METRICS}
            chosen={view.metrics}
            most={MOST_SHOWN}
            onChange={(metrics) => onChange((now) => ({ metrics, page: now.page }))}
          />
          {columns}
        </div>
      </div>
      <FilterChips view={view} onChange={onChange} />
    </div>
  )
}

/** The text goes with the choice of where it is searched for. */
function moveText({ texts, searchedIn }: ClustersView, next: TextField): Partial<ClustersView> {
  const text = texts[searchedIn]
  return text === ''
    ? { searchedIn: next }
    : { searchedIn: next, texts: { ...texts, [searchedIn]: '', [next]: text } }
}

interface TrendButtonProps {
  label: string
  icon: ReactNode
  isOn: boolean
  onToggle: () => void
}

function TrendButton({ label, icon, isOn, onToggle }: TrendButtonProps) {
  return (
    <ToolButton
      label={label}
      icon={icon}
      isOn={isOn}
      aria-pressed={isOn}
      title={`${label} clusters: their impressions in the last 30 days against the 30 days before`}
      onClick={onToggle}
    />
  )
}
