import { PAGE_TYPES, type PageType } from '#features/pages/rules.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { ActionMenu } from '#ui/panels/ActionMenu.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import { TYPE_NAMES } from '#features/pages/web/index.ts'
import type { PageRow } from '../use-pages.ts'
import classes from './PageColumns.module.css'

interface TypeCellProps {
  page: PageRow
  /** Takes null for the type that crawls have found. */
  onType: (page: PageRow, type: PageType | null) => void
}

/** The type of a page as a button: its menu says why the page has it, and changes it. */
export function TypeCell({ page, onType }: TypeCellProps) {
  const panel = useFloatingPanel()
  const { type, type_reason: reason, is_type_chosen: isChosen, excluded: isExcluded } = page
  const about = `Type of ${describeUrl(page.url).rest || '/'}`
  return (
    <>
      <button
        type="button"
        className={classes.type}
        aria-label={`${about}: ${TYPE_NAMES[type]}`}
        aria-haspopup="menu"
        {...panel.triggerProps}
      >
        {TYPE_NAMES[type]}
      </button>
      {panel.anchor && (
        <ActionMenu
          label={about}
          note={[reason, isExcluded ? 'The type of an excluded page cannot be changed.' : null]
            .filter((sentence) => sentence !== null)
            .join(' ')}
          anchor={panel.anchor}
          actions={[
            ...PAGE_TYPES.map((one) => ({
              label: TYPE_NAMES[one],
              isChosen: one === type,
              isDisabled: isExcluded,
              onSelect: () => {
                if (one !== type) onType(page, one)
              },
            })),
            ...(isChosen && !isExcluded
              ? [{ label: 'As the crawl finds it', onSelect: () => onType(page, null) }]
              : []),
          ]}
          onClose={panel.close}
        />
      )}
    </>
  )
}
