import { LONGEST_PATTERN } from '#features/contentplans/rules.ts'
import { SelectFilter } from '#ui/fields/SelectFilter.tsx'
import { TextFilter } from '#ui/fields/TextFilter.tsx'
import type { ReportView } from '../view/report-view.ts'
import classes from './ReportFilters.module.css'

const KINDS = [
  { value: 'including', label: 'Including regex' },
  { value: 'excluding', label: 'Excluding regex' },
] as const

type Filter = ReportView['keyword']

interface PatternFilterProps {
  name: 'Keyword' | 'Page'
  filter: Filter
  /** Why the text cannot be used, or null when it can. */
  problem: string | null
  hasSlashKey?: boolean
  onChange: (filter: Filter, options?: { replace: boolean }) => void
}

/** A regular expression for keywords or pages, and whether it takes or leaves out what it matches. */
export function PatternFilter({ name, filter, problem, hasSlashKey = false, onChange }: PatternFilterProps) {
  return (
    <fieldset className={classes.pattern} aria-label={`${name} filter`}>
      <SelectFilter
        label={`${name} filter type`}
        value={filter.isExcluding ? 'excluding' : 'including'}
        options={KINDS}
        onChange={(kind) => onChange({ ...filter, isExcluding: kind === 'excluding' })}
      />
      <TextFilter
        label={name}
        value={filter.text}
        maxLength={LONGEST_PATTERN}
        error={problem}
        hasSlashKey={hasSlashKey}
        onApply={(text, options) => onChange({ ...filter, text }, options)}
      />
    </fieldset>
  )
}
