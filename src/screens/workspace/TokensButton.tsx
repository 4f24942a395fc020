import { ApiTokensDialog } from '#features/api-tokens/web/index.ts'
import { Button } from '@mantine/core'
import { IconTerminal2 } from '#ui/icons.ts'
import { Suspense, useState } from 'react'

/** Opens the dialog with the workspace's API tokens. */
export function TokensButton({ workspaceId }: { workspaceId: number }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTerminal2 size={16} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        API tokens
      </Button>
      {isOpen && (
        <Suspense>
          <ApiTokensDialog workspaceId={workspaceId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
