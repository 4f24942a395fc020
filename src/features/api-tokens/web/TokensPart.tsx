import { askAgain } from '#platform/web/api/ask-again.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { Button } from '@mantine/core'
import { IconPlus, IconTerminal2 } from '#ui/icons.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { apiTokensApi } from './api.ts'
import classes from './ApiTokens.module.css'
import { ApiDocsLink } from './NewToken.tsx'
import { TokenList, type ApiToken } from './TokenList.tsx'

interface TokensPartProps {
  workspaceId: number
  onNew: () => void
}

/** The list of the workspace's tokens, with buttons to make and revoke them. */
export function TokensPart({ workspaceId, onNew }: TokensPartProps) {
  const queryClient = useQueryClient()
  const [tokenToRevoke, setTokenToRevoke] = useState<ApiToken | null>(null)
  const newButton = useRef<HTMLButtonElement>(null)
  useEffect(() => newButton.current?.focus(), [])
  const tokens = useQuery(apiTokensApi.list.queryOptions({ input: { workspaceId }, staleTime: 0 }))
  const revoke = useMutation(
    apiTokensApi.revoke.mutationOptions({
      onSuccess: () => askAgain(queryClient, { queryKey: apiTokensApi.list.key() }),
      meta: { errorMessage: 'The token could not be revoked. Please try again.' },
    }),
  )
  const stopAsking = () => {
    setTokenToRevoke(null)
    // The row that had the focus may have been removed.
    newButton.current?.focus()
  }

  return (
    <div className={classes.part}>
      <div className={classes.head}>
        <p className={classes.lead}>
          A script with a token may do what you do on the screens of this workspace, and sees nothing else.{' '}
          <ApiDocsLink>What can be called</ApiDocsLink>
        </p>
        <Button
          ref={newButton}
          data-first-focus
          leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
          onClick={onNew}
        >
          New token
        </Button>
      </div>
      {tokens.isPending && <SkeletonRows label="Loading API tokens" count={3} rowHeight={84} />}
      {tokens.isLoadingError && (
        <ErrorPanel
          text="The API tokens could not be loaded. Please try again."
          onRetry={() => void tokens.refetch()}
        />
      )}
      {tokens.data?.length === 0 && (
        <EmptyState
          icon={<IconTerminal2 size={24} stroke={1.5} />}
          sentence="No API tokens yet. Make one for each script, so that each can be revoked alone."
        />
      )}
      {tokens.data !== undefined && tokens.data.length > 0 && (
        <TokenList tokens={tokens.data} onRevoke={setTokenToRevoke} />
      )}
      {tokenToRevoke !== null && (
        <ConfirmDialog
          title={`Revoke “${tokenToRevoke.name}”?`}
          text="Scripts that call with it are refused from this moment on. It cannot be brought back."
          confirm="Revoke"
          isDanger
          isBusy={revoke.isPending}
          onConfirm={() =>
            revoke.mutate({ workspaceId, tokenId: tokenToRevoke.id }, { onSettled: stopAsking })
          }
          onCancel={() => setTokenToRevoke(null)}
        />
      )}
    </div>
  )
}
