import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Port } from '#features/connections/contract.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { StatusChip, type Tone } from '#ui/status/StatusChip.tsx'
import { modelsApi, type ModelSettings } from './api.ts'
import { PROVIDER_NAMES } from './model-form.ts'
import classes from './ModelsTab.module.css'

interface UsedModelProps {
  workspaceId: number
  settings: ModelSettings | null
  /** What stands behind models here; null while it is not known. */
  port: Port | null
}

/** What the workspace uses now: a model of its own, that of the installation, or none. */
export function UsedModel({ workspaceId, settings, port }: UsedModelProps) {
  const { tone, label, text } = describeUsed(settings, port)
  return (
    <section className={classes.part} aria-labelledby="used-model">
      <div className={classes.head}>
        <h2 id="used-model">In use now</h2>
        <StatusChip tone={tone}>{label}</StatusChip>
      </div>
      <p className={classes.text}>{text}</p>
      {settings !== null && <ForgetModel workspaceId={workspaceId} port={port} />}
    </section>
  )
}

const EXTRACTS =
  'Without a language model the extractive engine writes: it makes the brief, the evidence cards and a research draft from extracts of the pages that rank. That costs no credit. The draft is labelled as extracts, and cannot be published before you have rewritten it so far that at most 15% of it stands word for word on other pages.'

function describeUsed(
  settings: ModelSettings | null,
  port: Port | null,
): { tone: Tone; label: string; text: string } {
  if (settings !== null) {
    const model = settings.models.find(({ agent }) => agent === 'default')?.model ?? ''
    const where = settings.base_url === null ? '' : ` at ${settings.base_url}`
    return {
      tone: 'good',
      label: 'Own model',
      text: `This workspace uses a model of its own: ${model} of ${PROVIDER_NAMES[settings.provider]}${where}.`,
    }
  }
  if (port === null) return { tone: 'neutral', label: 'Not known yet', text: '' }
  if (port.state === 'none') return { tone: 'neutral', label: 'Extractive engine', text: EXTRACTS }
  if (port.state === 'sandbox')
    return {
      tone: 'warning',
      label: 'Made-up model',
      text: 'This workspace uses a scripted model of the sandbox. It writes only from the evidence that it is given, and costs nothing. Enter a model below to have real articles written.',
    }
  return {
    tone: 'good',
    label: 'Model of the installation',
    text: `This workspace uses the model that the administrator has set up for the installation${port.provider === null ? '' : `: ${port.provider}`}. With a model of its own, entered below, this workspace pays for its calls itself.`,
  }
}

function ForgetModel({ workspaceId, port }: Pick<UsedModelProps, 'workspaceId' | 'port'>) {
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const forgetting = useMutation({
    mutationFn: () => modelsApi.delete.call({ workspaceId }),
    meta: { errorMessage: 'The model could not be removed. Please try again.' },
    onSuccess: () => {
      setIsAsking(false)
      showSnackbar({ text: 'The own model and its key are forgotten.', tone: 'info' })
    },
    onSettled: () => askAgain(queryClient),
  })
  return (
    <div>
      <Button variant="default" disabled={port === null} onClick={() => setIsAsking(true)}>
        Remove own model
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Remove the own model?"
          text="Its settings and its key are deleted. The workspace then uses the model of the installation, or without one the extractive engine. Articles that are being written go on with what is there then."
          confirm="Remove"
          isDanger
          isBusy={forgetting.isPending}
          onConfirm={() => forgetting.mutate()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
