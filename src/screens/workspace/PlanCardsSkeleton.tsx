import classes from './PlanCards.module.css'

const COUNT = 6

/** Grey cards in place of plans that are being loaded. */
export function PlanCardsSkeleton() {
  return (
    <div className={classes.cards}>
      <output className="visually-hidden">Loading content plans</output>
      {Array.from({ length: COUNT }, (_, place) => (
        <div key={place} className={classes.card} aria-hidden="true">
          <span className={classes.bar} style={{ width: '56%', height: 12 }} />
          <span className={classes.bar} style={{ width: '72%' }} />
          <span className={classes.bar} style={{ width: '40%', marginTop: 24 }} />
        </div>
      ))}
    </div>
  )
}
