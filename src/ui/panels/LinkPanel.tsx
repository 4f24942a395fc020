import { TextInput } from '@mantine/core'
import { IconCheck, IconSearch } from '#ui/icons.ts'
import { useState, type ReactNode } from 'react'
import { AppLink } from '../layout/AppLink.tsx'
import { isTyping } from '../keyboard/keys.ts'
import { FloatingPanel } from './FloatingPanel.tsx'
import classes from './LinkPanel.module.css'
import { findByKey } from './move-focus.ts'

interface PanelLink {
  id: number
  label: string
  /** Second line, below the label. */
  note?: string | undefined
  href: string
  isCurrent?: boolean
}

interface LinkPanelProps {
  label: string
  /** Label of the filter field, which is shown for more than eight links. */
  filterLabel: string
  anchor: HTMLElement
  links: readonly PanelLink[]
  /** Whether following a link reloads the page. */
  isReloading?: boolean
  /** Content below the links that does not scroll with them. */
  footer?: ReactNode
  onClose: () => void
}

const MOST_WITHOUT_FILTER = 8

/** A panel of links; many have a filter field, where Enter opens the first one. Arrow keys move the focus. */
export function LinkPanel(props: LinkPanelProps) {
  const { label, filterLabel, anchor, links, isReloading = false, footer, onClose } = props
  const [typed, setTyped] = useState('')
  const found = links.filter((link) => contains(`${link.label} ${link.note ?? ''}`, typed))
  const Anchor = isReloading ? 'a' : AppLink
  return (
    <FloatingPanel label={label} anchor={anchor} onClose={onClose} onKeyDown={moveFocus}>
      <div className={classes.panel}>
        {links.length > MOST_WITHOUT_FILTER && (
          <div className={classes.filter}>
            <TextInput
              aria-label={filterLabel}
              placeholder={filterLabel}
              autoComplete="off"
              data-first-focus
              leftSection={<IconSearch size={16} stroke={1.75} />}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </div>
        )}
        <ul className={classes.list}>
          {found.map((link) => (
            <li key={link.id}>
              <Anchor
                href={link.href}
                className={classes.link}
                aria-current={link.isCurrent ? 'true' : undefined}
                onClick={onClose}
              >
                <span className={classes.words}>
                  <span dir="auto">{link.label}</span>
                  {link.note && (
                    <span className={classes.note} dir="auto">
                      {link.note}
                    </span>
                  )}
                </span>
                {link.isCurrent && <IconCheck size={16} stroke={2} aria-hidden="true" />}
              </Anchor>
            </li>
          ))}
        </ul>
        {found.length === 0 && links.length > 0 && <p className={classes.nothing}>Nothing has this name.</p>}
        {footer && <div className={classes.footer}>{footer}</div>}
      </div>
    </FloatingPanel>
  )
}

function moveFocus(event: KeyboardEvent): void {
  const panel = event.currentTarget
  if (!(panel instanceof HTMLElement)) return
  if (event.key === 'Enter' && isTyping(event.target)) {
    event.preventDefault()
    return panel.querySelector<HTMLElement>('a')?.click()
  }
  const isMove = /^Arrow(Up|Down)$/.test(event.key) || !isTyping(event.target)
  const next = isMove && findByKey(event.key, [...panel.querySelectorAll<HTMLElement>('input, a, button')])
  if (!next) return
  event.preventDefault()
  next.focus()
}

function contains(text: string, typed: string): boolean {
  return text.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase())
}
