import { NativeSelect } from '@mantine/core'
import { IconSelector } from '#ui/icons.ts'
import type { ListField, ListMapping, ListPreview } from '../../files/index.ts'
import { FIELDS } from './list-fields.ts'
import classes from './FileImport.module.css'

const NAMES = {
  keyword: 'Keyword',
  volume: 'Search volume',
  difficulty: 'Difficulty',
  cpc: 'CPC',
  competition: 'Competition',
  intent: 'Intent',
} as const satisfies Record<ListField, string>

const NONE = ''
const LONGEST_EXAMPLE = 60

interface ColumnChoicesProps {
  preview: ListPreview
  mapping: ListMapping
  isDisabled: boolean
  onMap: (field: ListField, column: number | null) => void
}

/** Shows which column of the file was taken for which field, for the user to change. */
export function ColumnChoices({ preview, mapping, isDisabled, onMap }: ColumnChoicesProps) {
  const options = preview.names.map((name, place) => ({
    value: String(place),
    label: describeColumn(name === '' ? `Column ${place + 1}` : name, findExample(preview, place)),
  }))
  return (
    <div className={classes.choices}>
      {FIELDS.map((field) => (
        <NativeSelect
          key={field}
          label={NAMES[field]}
          disabled={isDisabled}
          rightSection={<IconSelector size={16} stroke={1.75} />}
          error={field === 'keyword' && mapping.keyword === null && 'Which column holds the keywords?'}
          value={mapping[field] === null ? NONE : String(mapping[field])}
          data={[{ value: NONE, label: field === 'keyword' ? 'Choose a column' : 'None' }, ...options]}
          onChange={({ currentTarget: { value } }) => onMap(field, value === NONE ? null : Number(value))}
        />
      ))}
    </div>
  )
}

function describeColumn(name: string, example: string): string {
  return example === '' ? name : `${name} (${example})`
}

function findExample({ rows }: ListPreview, place: number): string {
  const filled = rows.find(({ cells }) => (cells[place] ?? '').trim() !== '')
  return (filled?.cells[place] ?? '').trim().slice(0, LONGEST_EXAMPLE)
}
