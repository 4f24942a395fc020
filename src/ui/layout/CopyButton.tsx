import { copyText } from '#platform/web/copy-text.ts'
import { IconCheck, IconCopy } from '../icons.ts'
import { useEffect, useState } from 'react'
import { IconButton } from './IconButton.tsx'

interface CopyButtonProps {
  label: string
  /** Gives the text to copy; called on each press. */
  text: () => Promise<string>
  tabIndex?: number
}

export function CopyButton({ label, text, tabIndex = 0 }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <IconButton
      label={isCopied ? 'Copied' : label}
      tabIndex={tabIndex}
      onClick={async () => {
        await copyText(await text())
        setIsCopied(true)
      }}
    >
      {isCopied ? <IconCheck size={16} stroke={1.75} /> : <IconCopy size={16} stroke={1.75} />}
    </IconButton>
  )
}
