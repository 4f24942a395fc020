import classes from './SkeletonRows.module.css'

interface SkeletonRowsProps {
  /** What is being loaded, for screen readers. */
  label: string
  count: number
  /** Height of one row in pixels, the same as of the rows that are being loaded. */
  rowHeight: number
}

/** Grey bars in place of rows that are being loaded. */
export function SkeletonRows({ label, count, rowHeight }: SkeletonRowsProps) {
  return (
    <div className={classes.rows}>
      <output className="visually-hidden">{label}</output>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={classes.row} style={{ height: rowHeight }}>
          <span style={{ width: `${50 + ((row * 23) % 45)}%` }} />
        </div>
      ))}
    </div>
  )
}
