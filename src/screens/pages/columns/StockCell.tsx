import classes from './PageColumns.module.css'
import { stockTone } from './stock-tone.ts'

/** The stock of a product, with its colour (F-167). */
export function StockCell({ status }: { status: string | null }) {
  if (status === null) return '–'
  return (
    <span className={classes.stock} data-tone={stockTone(status)}>
      {status.charAt(0).toUpperCase() + status.slice(1)}
    </span>
  )
}
