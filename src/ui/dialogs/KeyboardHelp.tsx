import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { isCovered, isPlainKey, isTyping } from '../keyboard/keys.ts'
import { Dialog } from './Dialog.tsx'
import classes from './Dialog.module.css'

export interface ShortcutGroup {
  title: string
  shortcuts: readonly { keys: readonly string[]; does: string }[]
}

interface KeyboardHelpProps {
  groups: readonly ShortcutGroup[]
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/** A dialog that lists the keyboard shortcuts. The key ? opens it. */
export function KeyboardHelp({ groups, isOpen, onOpen, onClose }: KeyboardHelpProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || !isPlainKey(event) || isTyping(event.target) || isCovered(event.target)) return
    event.preventDefault()
    onOpen()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  if (!isOpen) return null
  return (
    <Dialog title="Keyboard" onClose={onClose}>
      {groups.map(({ title, shortcuts }) => (
        <section key={title} className={classes.group}>
          <h3>{title}</h3>
          <dl>
            {shortcuts.map(({ keys, does }) => (
              <div key={does} className={classes.shortcut}>
                <dt>{does}</dt>
                <dd className={classes.keys}>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className={classes.buttons}>
        <Button variant="default" data-first-focus onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}
