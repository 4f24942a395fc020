import type { ReactNode } from 'react'
import classes from './SignInPage.module.css'

interface SignInPageProps {
  title: string
  /** One or two sentences below the title. */
  children?: ReactNode
  problem?: string | null
  buttons?: ReactNode
  links?: ReactNode
  /** Stands beside the column where the window is wide. */
  picture?: ReactNode
}

/** The column in which all pages before the sign-in are shown. */
export function SignInPage({ title, children, problem, buttons, links, picture }: SignInPageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.column}>
        <h1>{title}</h1>
        {children && <div className={classes.words}>{children}</div>}
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        {buttons && <div className={classes.buttons}>{buttons}</div>}
        {links && <ul className={classes.links}>{links}</ul>}
      </div>
      {picture && <div className={classes.picture}>{picture}</div>}
    </div>
  )
}
