import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle, IconX } from '#ui/icons.ts'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useMessagePlace } from '../dialogs/use-message-place.ts'
import { AppLink } from '../layout/AppLink.tsx'
import { IconButton } from '../layout/IconButton.tsx'
import { DEFAULT_TIMEOUT_MS, type SnackbarMessage } from './snackbar-queue.ts'
import classes from './SnackbarHost.module.css'
import { usePausableTimer } from './use-pausable-timer.ts'
import { useSnackbar } from './use-snackbar.ts'

/** Shows the page's messages one at a time, in an open dialog that wants them. Rendered once, in the shell. */
export function SnackbarHost() {
  const { current, dismiss } = useSnackbar()
  const place = useMessagePlace()
  const host = (
    <output aria-live="polite" aria-label="Messages" className={classes.host}>
      {current && <Message key={current.id} message={current} onClose={() => dismiss(current.id)} />}
    </output>
  )
  return place === null ? host : createPortal(host, place)
}

function Message({ message, onClose }: { message: SnackbarMessage; onClose: () => void }) {
  const { text, detail, tone, action, link, timeoutMs = DEFAULT_TIMEOUT_MS } = message
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  usePausableTimer(timeoutMs ?? 0, timeoutMs === null || isHovered || isFocused, onClose)
  return (
    <span
      role="presentation"
      className={classes.message}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      {tone === 'good' && <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />}
      {tone === 'info' && <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />}
      {tone === 'warning' && <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />}
      {tone === 'danger' && <IconCircleX size={18} stroke={1.75} aria-hidden="true" />}
      <span className={classes.words}>
        <span dir="auto">{text}</span>
        {detail && <span dir="auto">{detail}</span>}
      </span>
      {link && (
        <AppLink className={classes.link} href={link.href} title={link.label} dir="auto" onClick={onClose}>
          {link.label}
        </AppLink>
      )}
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            action.onSelect()
            onClose()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label="Close message" onClick={onClose}>
        <IconX size={16} stroke={1.75} />
      </IconButton>
    </span>
  )
}
