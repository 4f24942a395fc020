import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import type { Integration } from '#features/connections/contract.ts'
import { NO_NOTION } from '#features/connections/rules.ts'
import {
  describeUse,
  DisconnectPublisher,
  NotionPageButton,
  useNotion,
  useNotionTest,
} from '#features/connections/web/index.ts'
import { IntegrationLine } from './IntegrationLine.tsx'
import classes from './SettingsScreen.module.css'

interface NotionLineProps {
  contentplanId: number
  name: string
  /** What it is good for. */
  does: string
  found: Integration | undefined
}

const DISCONNECTS =
  'Keyloom forgets its access to your workspace of Notion. Your pages there stay as they are. To end the access in Notion as well, remove Keyloom there under Settings, Connections. You can connect again at any time.'

/** The connection to Notion, which begins and ends here: only Notion’s own page asks the user anything. */
export function NotionLine({ contentplanId, name, does, found }: NotionLineProps) {
  const { client, connect, isConnecting } = useNotion({
    contentplanId,
    connectedAt: found?.connected_at ?? null,
  })
  const testing = useNotionTest(contentplanId)
  const { note, ...state } = describeUse(found)
  if (found)
    return (
      <IntegrationLine
        name={name}
        detail={
          <>
            Workspace <bdi>{found.notion_workspace_name ?? 'without a name'}</bdi>
            {found.notion_page_title === null ? (
              '. No page for articles is chosen yet.'
            ) : (
              <>
                . Articles go under <bdi>“{found.notion_page_title || 'Untitled'}”</bdi>.
              </>
            )}
          </>
        }
        note={note}
        state={state}
      >
        <div className={classes.buttons}>
          <NotionPageButton contentplanId={contentplanId} chosen={found.notion_page_id} />
          {found.last_error === null ? (
            <Button
              variant="default"
              aria-label={`Test ${name}`}
              loading={testing.isPending}
              onClick={() => testing.mutate()}
            >
              Test
            </Button>
          ) : (
            client !== 'none' && (
              <Button aria-label={`Connect again to ${name}`} loading={isConnecting} onClick={connect}>
                Connect again
              </Button>
            )
          )}
          <DisconnectPublisher contentplanId={contentplanId} type="notion" name={name} text={DISCONNECTS} />
        </div>
      </IntegrationLine>
    )
  if (client === 'none')
    return (
      <IntegrationLine
        name={name}
        detail={NO_NOTION}
        note={null}
        state={{ tone: 'neutral', label: 'Not set up' }}
      />
    )
  return (
    <IntegrationLine name={name} detail={does} note={note} state={state}>
      <Button variant="default" aria-label={`Connect ${name}`} loading={isConnecting} onClick={connect}>
        Connect
      </Button>
    </IntegrationLine>
  )
}
