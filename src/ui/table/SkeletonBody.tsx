import type { DataColumn, Sides } from './columns.ts'
import classes from './DataTable.module.css'

const MOST_ROWS = 12

interface SkeletonBodyProps<Row> {
  columns: readonly DataColumn<Row>[]
  sides: Sides
  pageSize: number | undefined
}

/** Grey bars in place of the rows that are being loaded, equally high. */
export function SkeletonBody<Row>(props: SkeletonBodyProps<Row>) {
  const { columns, sides, pageSize = MOST_ROWS } = props
  const [hasCheckbox, hasMenu] = sides
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: Math.min(pageSize, MOST_ROWS) }, (_, row) => (
        <tr key={row}>
          {hasCheckbox && <td className={classes.side}>{null}</td>}
          {columns.map(({ key, isNumber }, column) => (
            <td key={key} data-number={isNumber || undefined}>
              <span className={classes.bar} style={{ width: `${barWidth(row, column)}%` }}>
                {null}
              </span>
            </td>
          ))}
          {hasMenu && <td className={classes.side}>{null}</td>}
        </tr>
      ))}
    </tbody>
  )
}

/** In percent; the lengths vary so that the bars look like text. */
function barWidth(row: number, column: number): number {
  return 40 + ((row * 17 + column * 29) % 45)
}
