import { Button } from '@mantine/core'
import { Dialog } from './Dialog.tsx'
import classes from './Dialog.module.css'

export interface ShortcutGroup {
  title: string
  shortcuts: readonly { keys: readonly string[]; does: string }[]
}

interface KeyboardHelpProps {
  groups: readonly ShortcutGroup[]
  onClose: () => void
}

/** A dialog that lists the keyboard shortcuts. */
export function KeyboardHelp({ groups, onClose }: KeyboardHelpProps) {
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
