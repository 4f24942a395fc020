import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { usePort } from '#features/connections/web/index.ts'
import { HubField, hubsApi, type HubTarget } from '#features/hubs/web/index.ts'
import { ConnectModel, WritingCost } from '#features/writing/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { NOTHING_CHOSEN, type ClusterSettings } from './cluster-settings.ts'
import { KindFields } from './KindFields.tsx'
import classes from './SettingsDialog.module.css'
import { useConfirmSettings } from './use-confirm-settings.ts'

interface SettingsDialogProps {
  place: PlanPlace
  keyword: string
  /** The cluster that is to be written; null for a new one of the keyword. */
  cluster: Article | null
  /** The hub that the keyword was suggested for. */
  hubId: number | null
  onClose: () => void
}

/** D-20: the hub and the kind of an article. Without a hub nothing is confirmed (V-42). */
export function SettingsDialog({ place, keyword, cluster, hubId, onClose }: SettingsDialogProps) {
  const suggested = useSuggestedHub(place.contentplanId, cluster, hubId)
  const [chosen, setChosen] = useState<HubTarget | null | undefined>(undefined)
  const [settings, setSettings] = useState(() => settingsOf(cluster))
  const confirming = useConfirmSettings(place)
  const { isPending } = confirming
  const hasNoModel = usePort(place.workspaceId, 'model')?.state === 'none'
  const target = chosen === undefined ? suggested : chosen
  const edit = (part: Partial<ClusterSettings>) => {
    setSettings({ ...settings, ...part })
    confirming.reset()
  }
  return (
    <Dialog title="Confirm article settings" isWide isBusy={isPending} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (target) confirming.mutate({ keyword, cluster, target, settings })
        }}
      >
        <p className={classes.name} dir="auto">
          {cluster?.title ?? keyword}
        </p>
        <div>
          <HubField
            // The field begins with the hub, which may have to be loaded.
            key={suggested === null ? 0 : valueOf(suggested)}
            contentplanId={place.contentplanId}
            label="Topic"
            isRequired
            target={target}
            isDisabled={isPending}
            isFirst
            onChange={(next) => {
              setChosen(next)
              confirming.reset()
            }}
          />
          <p className={classes.hint}>{target ? '' : 'Please select a topic before confirming'}</p>
        </div>
        <KindFields settings={settings} isDisabled={isPending} onChange={edit} />
        <ProblemLine
          text={
            confirming.error &&
            messageOf(
              confirming.error,
              cluster === null
                ? 'The article could not be started. Please try again.'
                : 'The writing could not be started. Please try again.',
            )
          }
        />
        <DialogButtons
          start={
            <Suspense fallback={<p className={classes.quiet}>Estimating what it costs…</p>}>
              <Cost place={place} cluster={cluster} hasNoModel={hasNoModel} />
            </Suspense>
          }
        >
          <Button variant="default" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending} disabled={!target}>
            Confirm
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

interface CostProps extends Pick<SettingsDialogProps, 'place' | 'cluster'> {
  hasNoModel: boolean
}

/** What the writing costs, and where a language model can be connected for it. */
function Cost({ place, cluster, hasNoModel }: CostProps) {
  return (
    <>
      {cluster === null ? (
        <p className={classes.quiet}>
          Makes the cluster and starts its writing: one article credit, or none where no language model is
          connected.
        </p>
      ) : (
        <WritingCost workspaceId={place.workspaceId} articleId={cluster.id} />
      )}
      {hasNoModel && (
        <p className={classes.quiet}>
          No language model is connected. <ConnectModel place={place} />
        </p>
      )}
    </>
  )
}

function settingsOf(cluster: Article | null): ClusterSettings {
  if (cluster === null) return NOTHING_CHOSEN
  const { funnel, intent, type } = cluster
  return { funnel, intent, type }
}

function valueOf(target: HubTarget): number {
  return target.kind === 'hub' ? target.id : 0
}

/** The hub of the cluster, or the one that its keyword was suggested for. */
function useSuggestedHub(
  contentplanId: number,
  cluster: Article | null,
  hubId: number | null,
): HubTarget | null {
  const { data: hubs } = useQuery(hubsApi.list.queryOptions({ input: { contentplanId } }))
  const hub = hubs?.find(({ id }) => id === (cluster === null ? hubId : cluster.topic_id))
  return hub === undefined ? null : { kind: 'hub', id: hub.id, name: hub.name }
}
