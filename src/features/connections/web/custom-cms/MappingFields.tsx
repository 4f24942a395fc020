import { Button, TextInput } from '@mantine/core'
import { CMS_PARTS, explainMapping } from '../../rules.ts'
import classes from '../publishers/Publisher.module.css'
import { NO_MAPPING, type CmsForm } from './cms-form.ts'

interface MappingFieldsProps {
  mapping: CmsForm['mapping']
  onChange: (mapping: CmsForm['mapping']) => void
}

/** What the fields of the CMS are called, by the parts of an article. */
export function MappingFields({ mapping, onChange }: MappingFieldsProps) {
  const names = CMS_PARTS.map((part) => mapping[part].trim())
  const isEmpty = names.every((name) => name === '')
  const problem = explainMapping(names)
  return (
    <fieldset className={classes.mapping}>
      <legend>Field mappings</legend>
      <p className={classes.hint}>
        What your CMS calls these fields. With all of them empty, they have the names that you see. As soon as
        you fill in one, only those that you fill in are sent.
      </p>
      <div className={classes.fields}>
        {CMS_PARTS.map((part) => (
          <TextInput
            key={part}
            label={part}
            placeholder={isEmpty ? part : 'Not sent'}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={mapping[part]}
            onChange={({ currentTarget: { value } }) => onChange({ ...mapping, [part]: value })}
          />
        ))}
      </div>
      <output className={classes.problem}>
        {problem !== null && 'Two parts of an article have the same field. Please give each its own.'}
      </output>
      <div>
        <Button variant="default" disabled={isEmpty} onClick={() => onChange(NO_MAPPING)}>
          Clear All Mappings
        </Button>
      </div>
    </fieldset>
  )
}
