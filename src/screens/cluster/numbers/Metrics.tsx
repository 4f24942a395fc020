import { useQuery } from '@tanstack/react-query'
import { EXPLANATIONS, type Article } from '#features/articles/web/index.ts'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { performanceApi } from '#features/performance/web/index.ts'
import { DeltaCell } from '#ui/cells/DeltaCell.tsx'
import { formatDays } from '#ui/dates/format-days.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { Explain } from '#ui/panels/Explain.tsx'
import { BLOCKS, changeOf, MEASURES, type Compared } from './measures.ts'
import classes from './numbers.module.css'

const EXPLAINED = {
  impressions: EXPLANATIONS.impressions,
  clicks: EXPLANATIONS.clicks,
  ctr: EXPLANATIONS.ctr,
  position: EXPLANATIONS.rank,
}

/** F-135: the numbers in search of the page, of the page for the keywords, and of the whole site for the keywords. */
export function Metrics({ place, article }: { place: PlanPlace; article: Article }) {
  const blocks = BLOCKS.map((block) => ({ ...block, compared: block.read(article) }))
  const isUnknown = blocks.every(({ compared }) => compared.last.impressions === null)
  return (
    <section className={classes.section} aria-labelledby="article-metrics">
      <h2 id="article-metrics">Performance in search</h2>
      <Days place={place} isUnknown={isUnknown} />
      <div className={classes.blocks}>
        {blocks.map(({ name, meaning, compared }) => (
          <section key={name} className={classes.block} aria-label={name}>
            <h3>
              {name}
              <Explain about={name} text={`${meaning}, in the last 30 imported days.`} />
            </h3>
            <dl>
              {MEASURES.map((measure) => (
                <div key={measure.key}>
                  <dt title={EXPLAINED[measure.key].text}>{measure.name}</dt>
                  <dd>
                    <Measured measure={measure} compared={compared} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  )
}

interface MeasuredProps {
  measure: (typeof MEASURES)[number]
  compared: Compared
}

/** A number, and below it how it has changed. */
function Measured({ measure, compared }: MeasuredProps) {
  const value = compared.last[measure.key]
  const before = compared.prev[measure.key]
  const change = changeOf(measure, compared)
  return (
    <>
      <span className={classes.value}>{value === null ? '–' : measure.format(value)}</span>
      <span
        className={classes.change}
        title={before === null ? undefined : `${measure.format(before)} in the 30 days before`}
      >
        {change === 0 ? (
          'No change'
        ) : change === null ? (
          ''
        ) : (
          <DeltaCell value={change} isLessBetter={measure.isLessBetter} unit={measure.unit} />
        )}
      </span>
    </>
  )
}

/** The days that the numbers are of, in words; how to get some where there are none. */
function Days({ place, isUnknown }: { place: PlanPlace; isUnknown: boolean }) {
  const { contentplanId } = place
  const { data } = useQuery(
    performanceApi.getSearchData.queryOptions({ input: { contentplanId }, meta: { followsMessages: true } }),
  )
  const days = data?.anonymised ?? null
  if (data !== undefined && data.imported === null && isUnknown)
    return (
      <p className={classes.note}>
        No search data yet.{' '}
        <AppLink href={contentplanPath(place, 'gsc-integration')}>Connect Search Console</AppLink>
      </p>
    )
  if (data !== undefined && data.import_ended === null && isUnknown)
    return (
      <p className={classes.note}>
        Search data are being imported. These numbers are computed when that is done.
      </p>
    )
  return (
    <p className={classes.note}>
      {days === null
        ? 'The last 30 imported days, and the change against the 30 days before'
        : `${formatDays(days)}, and the change against the 30 days before`}
    </p>
  )
}
