import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { IconCopy, IconExternalLink, IconShare } from '#ui/icons.ts'
import { copyLink } from './copy-link.ts'
import classes from './Sharing.module.css'
import type { Sharing } from './use-sharing.ts'

interface SharingLinkProps {
  sharing: Sharing
  /** Who sees it while it is not shared. */
  alone: string
  /** What everybody with the link sees. */
  shown: string
  onEnd: () => void
}

/** Whether something is shared, with the buttons for its link: share, copy, open, disable (F-130, F-178, G-06). */
export function SharingLink({ sharing, alone, shown, onEnd }: SharingLinkProps) {
  const { noun, isShared, path, share, isBusy } = sharing
  const buttons = useRef<HTMLDivElement>(null)
  useKeptFocus(buttons, `${isShared} ${path}`)
  return (
    <div className={classes.sharing}>
      <p>
        {!isShared
          ? alone
          : path !== null
            ? shown
            : `This ${noun} is shared. Its link is shown only where it was made; a new link ends the one before.`}
      </p>
      <div ref={buttons} className={classes.buttons}>
        {path === null ? (
          <Button
            variant="default"
            leftSection={!isShared && <IconShare size={18} stroke={1.75} aria-hidden="true" />}
            loading={isBusy}
            onClick={share}
          >
            {isShared ? 'New link' : 'Share'}
          </Button>
        ) : (
          <>
            <Button
              variant="default"
              leftSection={<IconCopy size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => void copyLink(path)}
            >
              Copy link
            </Button>
            <Button
              component="a"
              variant="default"
              href={path}
              target="_blank"
              rel="noopener noreferrer"
              rightSection={<IconExternalLink size={16} stroke={1.75} aria-hidden="true" />}
            >
              Open link
            </Button>
          </>
        )}
        {isShared && (
          <Button variant="default" disabled={isBusy} onClick={onEnd}>
            Disable share
          </Button>
        )}
      </div>
    </div>
  )
}

/** Moves the focus to the first button when a change of the state removes the button that had it. */
function useKeptFocus(buttons: { current: HTMLElement | null }, state: string): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body)
      buttons.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true })
  }, [buttons, state])
}
