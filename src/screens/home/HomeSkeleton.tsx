import classes from './Home.module.css'

/** Of the cards at a usual width, in pixels. */
const HEIGHTS = { traffic: 276, pages: 344 }

/** Grey cards of the same heights while Home is loading. */
export function HomeSkeleton() {
  return (
    <>
      <output className="visually-hidden">Home is loading</output>
      <div className={classes.waiting} style={{ height: HEIGHTS.traffic }} />
      <div className={classes.pair}>
        <div className={classes.waiting} style={{ height: HEIGHTS.pages }} />
        <div className={classes.waiting} style={{ height: HEIGHTS.pages }} />
      </div>
    </>
  )
}
