import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraftValues } from '#platform/web/use-draft-values.ts'
import type { Integration } from '../../contract.ts'
import { connectionsApi } from '../api.ts'
import { explainCustomCms } from '../publishers/explain-saving.ts'
import classes from '../publishers/Publisher.module.css'
import { useConnecting } from '../publishers/use-connecting.ts'
import { CmsGuide } from './CmsGuide.tsx'
import { ConnectionFields } from './ConnectionFields.tsx'
import { MappingFields } from './MappingFields.tsx'
import { CmsTrial } from './CmsTrial.tsx'
import { checkForm, fillForm, readForm } from './cms-form.ts'

interface CustomCmsProps {
  contentplanId: number
  saved: Integration | null
}

/** The addresses, the key and the fields of a CMS, a test of them, and the guide for its developers. */
export function CustomCms({ contentplanId, saved }: CustomCmsProps) {
  const draft = useDraftValues(fillForm(saved))
  const { values: form, change, isChanged } = draft
  const [isChecked, setIsChecked] = useState(false)
  const problems = checkForm(form, saved)
  const isReady = problems.baseUrl === null && problems.key === null
  const saving = useConnecting({
    send: (input: ReturnType<typeof readForm>) =>
      connectionsApi.saveCustomCms.call({ contentplanId, ...input }),
    savedText: 'Custom CMS integration saved!',
    explain: explainCustomCms,
  })
  const testing = useMutation({
    mutationFn: (input: ReturnType<typeof readForm>) =>
      connectionsApi.testCustomCms.call({ contentplanId, ...input }),
  })
  const sent = readForm(form)
  // A result says nothing about what was typed after it.
  const isOfForm = JSON.stringify(testing.variables) === JSON.stringify(sent)
  return (
    <>
      <form
        className={classes.form}
        noValidate
        aria-label="Custom CMS"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !saving.isPending) saving.mutate(sent)
        }}
      >
        <ConnectionFields
          form={form}
          saved={saved}
          problems={problems}
          isChecked={isChecked}
          onChange={change}
          onEnter={() => setIsChecked(true)}
        />
        <MappingFields mapping={form.mapping} onChange={(mapping) => change({ mapping })} />
        <div className={classes.buttons}>
          <Button type="submit" loading={saving.isPending} disabled={!isReady}>
            Save Connection
          </Button>
          <Button
            variant="default"
            loading={testing.isPending}
            disabled={!isReady}
            onClick={() => testing.mutate(sent)}
          >
            Test connection
          </Button>
          {isChanged && (
            <Button variant="default" disabled={saving.isPending} onClick={draft.reset}>
              Discard changes
            </Button>
          )}
        </div>
        <CmsTrial trial={isOfForm ? (testing.data ?? null) : null} error={isOfForm ? testing.error : null} />
      </form>
      <CmsGuide form={form} />
    </>
  )
}
