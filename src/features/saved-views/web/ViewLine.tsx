import { copyText } from '#platform/web/copy-text.ts'
import { IconCheck, IconCopy, IconDots, IconPencil, IconX } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { ActionMenu } from '#ui/panels/ActionMenu.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import type { SavedView } from './api.ts'
import classes from './SavedViews.module.css'

interface ViewLineProps {
  view: SavedView
  href: string
  /** Whether the list shows this view; `changed` when something is different since it was opened. */
  isCurrent: boolean | 'changed'
  onOpen: () => void
  onRename: () => void
  onDelete: () => void
}

/** A view in the panel: a press opens it, and a menu has what else can be done with it. */
export function ViewLine({ view, href, isCurrent, onOpen, onRename, onDelete }: ViewLineProps) {
  const menu = useFloatingPanel()
  const { name, created_by: owner } = view
  const closePanel = () => {
    // From here the browser returns the focus to the button of the panel.
    menu.anchor?.focus({ preventScroll: true })
    menu.anchor?.closest<HTMLElement>('[popover]')?.hidePopover()
  }
  const actions = [
    { label: 'Rename', icon: <IconPencil size={16} stroke={1.75} aria-hidden="true" />, onSelect: onRename },
    {
      label: 'Copy address',
      icon: <IconCopy size={16} stroke={1.75} aria-hidden="true" />,
      onSelect: () => void copyAddress(href),
    },
    {
      label: 'Delete',
      icon: <IconX size={16} stroke={1.75} aria-hidden="true" />,
      isDanger: true,
      onSelect: onDelete,
    },
  ]
  return (
    <li className={classes.line}>
      <AppLink
        href={href}
        className={classes.link}
        aria-current={isCurrent === true ? 'true' : undefined}
        onClick={(event) => {
          // With a key such as Ctrl the browser opens the address in another tab.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
          onOpen()
        }}
      >
        <span className={classes.words}>
          <span dir="auto">{name}</span>
          {(owner !== null || isCurrent === 'changed') && (
            <span className={classes.note} dir="auto">
              {[owner, isCurrent === 'changed' && 'changed'].filter(Boolean).join(' · ')}
            </span>
          )}
        </span>
        {isCurrent === true && <IconCheck size={16} stroke={2} aria-hidden="true" />}
      </AppLink>
      <IconButton label={`Actions for “${name}”`} aria-haspopup="menu" {...menu.triggerProps}>
        <IconDots size={18} stroke={1.75} />
      </IconButton>
      {menu.anchor && (
        <ActionMenu
          label={`Actions for “${name}”`}
          anchor={menu.anchor}
          actions={actions.map(({ onSelect, ...action }) => ({
            ...action,
            onSelect: () => {
              closePanel()
              onSelect()
            },
          }))}
          onClose={menu.close}
        />
      )}
    </li>
  )
}

async function copyAddress(path: string): Promise<void> {
  try {
    await copyText(`${globalThis.location.origin}${path}`)
    showSnackbar({ text: 'The address is copied.', tone: 'good' })
  } catch {
    showSnackbar({
      text: 'Your browser did not allow to copy the address. Open the view and copy its address there.',
      tone: 'danger',
    })
  }
}
