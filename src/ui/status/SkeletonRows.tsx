import classes from './SkeletonRows.module.css'

interface SkeletonRowsProps {
  /** What is being loaded, for screen readers. */
  label: string
  count: number
  /** Of one row, in pixels: as high as what will come. */
  rowHeight: number
}

/** Grey bars in the place of lines that are being loaded. */
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
