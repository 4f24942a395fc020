import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { CompanyInfo, useCompanyInfo } from '#features/voice/web/index.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { SaveButtons } from './SaveButtons.tsx'
import classes from './SettingsScreen.module.css'
import type { TabProps } from './tab-props.ts'

/** What the agents know about the company, and how they write (F-213). */
export function InfoTab({ place, onUnsaved }: TabProps) {
  const info = useCompanyInfo(place)
  const saving = useMutation({
    mutationFn: info.save,
    onSuccess: () => showSnackbar({ text: 'Settings saved', tone: 'info' }),
    onError: (error) => showError(error, 'The settings could not be saved. Please try again.'),
  })
  const tellUnsaved = useEffectEvent(onUnsaved)
  useEffect(() => tellUnsaved(info.isDirty), [info.isDirty])
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate()
      }}
    >
      <CompanyInfo form={info} />
      <SaveButtons isChanged={info.isDirty} isSaving={info.isSaving} onDiscard={info.discard} />
    </form>
  )
}
