import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { saveSent } from '#platform/web/save-file.ts'
import classes from '../publishers/Publisher.module.css'
import { connectionsApi } from '../api.ts'

/** Saves the connector plugin as the file that WordPress installs. */
export function DownloadPlugin() {
  const saving = useMutation({
    mutationFn: async () => {
      saveSent('keyloom-connector.zip', await connectionsApi.downloadWordpressPlugin.call())
    },
    meta: { errorMessage: 'The plugin could not be downloaded. Please try again.' },
  })
  return (
    <div className={classes.buttons}>
      <Button variant="default" loading={saving.isPending} onClick={() => saving.mutate()}>
        Download plugin
      </Button>
    </div>
  )
}
