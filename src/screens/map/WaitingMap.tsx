import classes from './MapScreen.module.css'

const COLUMNS = 5

/** A grey map of the same shape while it is loaded. */
export function WaitingMap() {
  return (
    <>
      <output className="visually-hidden">The map is loading</output>
      <div className={classes.bar} />
      <div className={classes.waiting} aria-hidden="true">
        {Array.from({ length: COLUMNS }, (_, at) => (
          <div key={at} />
        ))}
      </div>
    </>
  )
}
