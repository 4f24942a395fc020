import { lazy, Suspense, type ReactNode } from 'react'
import { ToolButton } from '../layout/ToolButton.tsx'
import { FloatingPanel } from '../panels/FloatingPanel.tsx'
import { findByKey } from '../panels/move-focus.ts'
import { useFloatingPanel } from '../panels/use-floating-panel.ts'
import type { SelectOption } from './find-options.ts'

const OrderedOptions = lazy(() =>
  import('./OrderedOptions.tsx').then((part) => ({ default: part.OrderedOptions })),
)

interface OptionGroup<Value extends string> {
  /** Empty for options that need no heading. */
  name: string
  options: readonly (SelectOption & { value: Value })[]
}

interface OrderedPickProps<Value extends string> {
  label: string
  icon: ReactNode
  groups: readonly OptionGroup<Value>[]
  /** In their order: the first one has number 1. */
  chosen: readonly Value[]
  /** How many can be chosen; a further one takes the place of the last. */
  most: number
  onChange: (chosen: readonly Value[]) => void
}

/** A button with a panel in which a few of many options are chosen and numbered. Typing finds options. */
export function OrderedPick<Value extends string>(props: OrderedPickProps<Value>) {
  const { label, icon, groups, chosen, most, onChange } = props
  const panel = useFloatingPanel()
  const all = groups.flatMap(({ options }) => options)
  const shown = chosen.map((value) => all.find((one) => one.value === value)?.label ?? '').join(', ')
  const choose = (value: string) => {
    const option = all.find((one) => one.value === value)
    if (option) onChange(toggle(option.value, { chosen, most }))
  }
  return (
    <>
      <ToolButton
        label={label}
        icon={icon}
        {...panel.triggerProps}
        aria-haspopup="dialog"
        title={shown === '' ? `No ${label.toLowerCase()} chosen` : `${label}: ${shown}`}
      />
      {panel.anchor && (
        <FloatingPanel
          label={label}
          anchor={panel.anchor}
          align="end"
          onClose={panel.close}
          onKeyDown={moveFocus}
        >
          <Suspense>
            <OrderedOptions
              label={label}
              groups={groups}
              chosen={chosen}
              note={`At most ${most}, shown in this order.`}
              onToggle={choose}
            />
          </Suspense>
        </FloatingPanel>
      )}
    </>
  )
}

/** Removes a chosen value, or adds another one: in place of the last, if there is no room. */
function toggle<Value extends string>(
  value: Value,
  { chosen, most }: Pick<OrderedPickProps<Value>, 'chosen' | 'most'>,
): readonly Value[] {
  if (chosen.includes(value)) return chosen.filter((one) => one !== value)
  return [...chosen.slice(0, most - 1), value]
}

function moveFocus(event: KeyboardEvent): void {
  const panel = event.currentTarget
  if (!(panel instanceof HTMLElement) || !/^Arrow(Up|Down)$/.test(event.key)) return
  const next = findByKey(event.key, [...panel.querySelectorAll<HTMLElement>('input, button')])
  if (!next) return
  event.preventDefault()
  next.focus()
}
