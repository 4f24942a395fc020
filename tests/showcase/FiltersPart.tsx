import { CountTabs } from '#ui/layout/CountTabs.tsx'
import { ChosenFile } from '#ui/fields/ChosenFile.tsx'
import { FileChoice } from '#ui/fields/FileChoice.tsx'
import { NumberChoice } from '#ui/fields/NumberChoice.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { SearchSelect } from '#ui/select/SearchSelect.tsx'
import { SelectFilter } from '#ui/fields/SelectFilter.tsx'
import { TextFilter } from '#ui/fields/TextFilter.tsx'
import { useState } from 'react'
import { Example, Line } from './Example.tsx'

const PLANETS = ['Earth', 'Jupiter', 'Mars', 'Mercury', 'Neptune', 'Saturn', 'Uranus', 'Venus'].map(
  (label) => ({
    value: label.toLowerCase(),
    label,
    names: label === 'Mars' ? ['The red planet'] : [],
  }),
)

const LIST = { label: 'List', hint: 'A text file with one name on each line.' }

export function FiltersPart() {
  const [text, setText] = useState('')
  const [origin, setOrigin] = useState<'all' | 'imported' | 'added'>('all')
  const [tab, setTab] = useState<'active' | 'hidden' | 'all'>('active')
  const [number, setNumber] = useState(3)
  const [planet, setPlanet] = useState('earth')
  const [sent, setSent] = useState('')
  const [file, setFile] = useState<File | null>(null)
  return (
    <>
      <PageHeader title="Filters and choices" note="Enter applies a text, Escape clears it." />
      <Example title="Text and list">
        <Line>
          <TextFilter label="Filter by name" value={text} onApply={setText} hasSlashKey />
          <SelectFilter
            label="Origin"
            value={origin}
            options={[
              { value: 'all', label: 'All origins' },
              { value: 'imported', label: 'Imported' },
              { value: 'added', label: 'Added by hand' },
            ]}
            onChange={setOrigin}
          />
          <output>{text === '' ? 'No filter' : `Filtered by “${text}”`}</output>
        </Line>
      </Example>
      <Example title="One of many, found by typing">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            setSent(planet)
          }}
        >
          <SearchSelect
            label="Planet"
            options={PLANETS}
            common={['venus', 'earth']}
            value={planet}
            onChange={setPlanet}
          />
          <Line>
            <button type="submit">Send</button>
            <output aria-label="Sent">{sent}</output>
          </Line>
        </form>
      </Example>
      <Example title="Tabs with counts">
        <CountTabs
          label="Views"
          value={tab}
          tabs={[
            { value: 'active', label: 'Active', count: 1240 },
            { value: 'hidden', label: 'Hidden', count: null },
            { value: 'all', label: 'All' },
          ]}
          onChange={setTab}
        />
      </Example>
      <Example title="One of a few numbers">
        <NumberChoice
          label="Copies"
          explanation="How many are made at once."
          least={1}
          most={6}
          value={number}
          onChange={setNumber}
        />
      </Example>
      <Example title="A file">
        {file === null ? (
          <FileChoice {...LIST} choose="Choose a file" accept=".txt,.csv" onPick={setFile} />
        ) : (
          <ChosenFile {...LIST} file={file} onRemove={() => setFile(null)} />
        )}
      </Example>
    </>
  )
}
