import { useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

interface AppLinkProps extends ComponentProps<'a'> {
  /** A path of this app, or the URL of another site, which opens in a new tab. */
  href: string
}

/** A link that changes the screen without reloading the page. */
export function AppLink({ href, onClick, children, ...rest }: AppLinkProps) {
  const router = useRouter()
  if (!href.startsWith('/'))
    return (
      <a href={href} onClick={onClick} target="_blank" rel="noopener" {...rest}>
        {children}
      </a>
    )
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        onClick?.(event)
        const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
        if (event.defaultPrevented || !isPlain || event.button !== 0 || rest.target === '_blank') return
        event.preventDefault()
        router.history.push(href)
      }}
      // Preloads the screen while the pointer is over the link, before the click.
      onPointerEnter={() => void router.preloadRoute({ to: href.replace(/[?#].*/, '') })}
    >
      {children}
    </a>
  )
}
