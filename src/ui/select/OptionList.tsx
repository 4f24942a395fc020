/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML tag is a list of options for an input beside it */
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { IconCheck } from '../icons.ts'
import { formatCount } from '../numbers.ts'
import { followAnchor } from '../panels/follow-anchor.ts'
import type { SelectOption } from './find-options.ts'
import classes from './OptionList.module.css'

interface OptionListProps {
  id: string
  label: string
  anchor: RefObject<HTMLInputElement | null>
  listed: readonly SelectOption[]
  /** How many of the first stand apart from the others. */
  commonCount: number
  /** How many options are not listed. */
  more: number
  active: number
  value: string
  /** Says that nothing matches. */
  unknown: string
  onChoose: (option: SelectOption) => void
}

/** The options of a field, below it or above it. The focus stays in the field, which names the active one. */
export function OptionList(props: OptionListProps) {
  const { id, label, anchor, listed, commonCount, more, active, unknown } = props
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const field = anchor.current
    if (!panel.current || !field) return
    panel.current.style.width = `${field.getBoundingClientRect().width}px`
    panel.current.showPopover()
    return followAnchor(panel.current, { anchor: field, align: 'start' })
  }, [anchor])
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div
      ref={panel}
      popover="manual"
      role="presentation"
      className={classes.panel}
      // A press in the list leaves the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {listed.length > 0 && (
        <div id={id} role="listbox" aria-label={label} className={classes.list}>
          {commonCount > 0 && (
            <div role="group" aria-label="Often chosen" className={classes.common}>
              <Options {...props} from={0} to={commonCount} />
            </div>
          )}
          <Options {...props} from={commonCount} to={listed.length} />
        </div>
      )}
      {listed.length === 0 && <p className={classes.note}>{unknown}</p>}
      {more > 0 && <p className={classes.note}>{`${formatCount(more)} more: type to find them.`}</p>}
    </div>
  )
}

function Options({
  id,
  listed,
  active,
  value,
  onChoose,
  from,
  to,
}: OptionListProps & { from: number; to: number }) {
  return listed.slice(from, to).map((option, index) => {
    const place = from + index
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/interactive-supports-focus
      <div
        key={option.value}
        id={`${id}-${place}`}
        role="option"
        aria-selected={option.value === value}
        aria-disabled={option.isDisabled}
        data-active={place === active || undefined}
        className={classes.option}
        onClick={() => !option.isDisabled && onChoose(option)}
      >
        <span className={classes.label} dir="auto">
          {option.label}
        </span>
        {option.note !== undefined && <span className={classes.optionNote}>{option.note}</span>}
        {option.value === value && <IconCheck size={16} stroke={2} aria-hidden="true" />}
      </div>
    )
  })
}
