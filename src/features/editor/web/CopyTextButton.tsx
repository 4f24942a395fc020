import { Button } from '@mantine/core'
import { useState } from 'react'
import { copyText } from '#platform/web/copy-text.ts'

/** Copies a text that cannot be saved. */
export function CopyTextButton({ text }: { text: string }) {
  const [copied, setCopied] = useState<string | null>(null)
  return (
    <Button
      size="xs"
      variant="default"
      onClick={async () => {
        await copyText(text)
        setCopied(text)
      }}
    >
      {copied === text ? 'Copied' : 'Copy text'}
    </Button>
  )
}
