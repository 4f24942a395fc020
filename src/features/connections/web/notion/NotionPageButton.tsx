import { Button } from '@mantine/core'
import { useState } from 'react'
import { NotionPageDialog } from './NotionPageDialog.tsx'

interface NotionPageButtonProps {
  contentplanId: number
  /** The id of the page that is chosen now; null when none is. */
  chosen: string | null
}

/** Opens the dialog that asks under which page of Notion articles go; the main button of its line until one is chosen. */
export function NotionPageButton({ contentplanId, chosen }: NotionPageButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button {...(chosen !== null && { variant: 'default' })} onClick={() => setIsOpen(true)}>
        {chosen === null ? 'Choose page' : 'Change page'}
      </Button>
      {isOpen && (
        <NotionPageDialog contentplanId={contentplanId} chosen={chosen} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
