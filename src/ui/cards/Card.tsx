import type { ReactNode } from 'react'
import { AppLink } from '../layout/AppLink.tsx'
import classes from './Card.module.css'

interface CardProps {
  /** Accessible name. */
  label: string
  /** `chosen`: marked; `new`: of something that does not exist yet. */
  look?: 'plain' | 'chosen' | 'new'
  children: ReactNode
}

/** A card of a CardGrid. */
export function Card({ label, look = 'plain', children }: CardProps) {
  return (
    <article className={classes.card} aria-label={label} data-look={look}>
      {children}
    </article>
  )
}

interface CardHeadProps {
  level: 2 | 3 | 4
  title: string
  /** Where the title leads; absent when it leads nowhere. */
  href?: string
  isNewTab?: boolean
  /** What stands before the title, such as a checkbox. */
  before?: ReactNode
  /** What stands behind it: marks and buttons. */
  children?: ReactNode
}

/** The title of a card in at most two lines, which may be a link. */
export function CardHead({ level, title, href, isNewTab = false, before, children }: CardHeadProps) {
  const Heading = `h${level}` as const
  return (
    <header className={classes.head}>
      {before}
      <Heading className={classes.title} title={href === undefined ? title : undefined} dir="auto">
        {href === undefined ? (
          title
        ) : (
          <AppLink
            href={href}
            title={title}
            dir="auto"
            data-card-link
            {...(isNewTab && { target: '_blank', rel: 'noopener' })}
          >
            {title}
          </AppLink>
        )}
      </Heading>
      {children}
    </header>
  )
}
