import { Anchor } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '#platform/web/save-file.ts'
import { connectionsApi } from '../api.ts'

/** Saves the connector plugin as the file that WordPress installs. */
export function DownloadPlugin() {
  const saving = useMutation({
    mutationFn: async () => {
      const file = await connectionsApi.downloadWordpressPlugin.call()
      if (file instanceof Blob) saveFile('keyloom-connector.zip', file)
    },
    meta: { errorMessage: 'The plugin could not be downloaded. Please try again.' },
  })
  return (
    <Anchor component="button" type="button" aria-busy={saving.isPending} onClick={() => saving.mutate()}>
      Download the plugin
    </Anchor>
  )
}
