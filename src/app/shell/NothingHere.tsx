import { Link } from '@tanstack/react-router'
import classes from './Message.module.css'

export function NothingHere() {
  return (
    <div className={classes.message}>
      <h1>There is nothing at this address</h1>
      <p>The link may be old, or a letter is missing.</p>
      <Link to="/">Go to the first page</Link>
    </div>
  )
}
