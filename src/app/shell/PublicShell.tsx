import { ColorSchemeToggle } from '#ui/layout/ColorSchemeToggle.tsx'
import { OfflineNote } from '#ui/status/OfflineNote.tsx'
import { useOnline } from '#ui/status/use-online.ts'
import { Link, Outlet } from '@tanstack/react-router'
import classes from './PublicShell.module.css'
import { Wordmark } from './Wordmark.tsx'

/** The frame of pages that need no account. */
export function PublicShell() {
  return (
    <>
      <OfflineNote isOnline={useOnline()} />
      <div className={classes.page}>
        <header className={classes.header}>
          <Link to="/" className={classes.home}>
            <Wordmark />
          </Link>
          <ColorSchemeToggle />
        </header>
        <main className={classes.main}>
          <Outlet />
        </main>
        <footer className={classes.footer}>
          <p>Keywords to clusters, clusters to content.</p>
          <nav aria-label="Public pages">
            <Link to="/">Sign in</Link>
            <Link to="/clusterer">Keyword clusterer</Link>
            <a href="/api/docs">API</a>
          </nav>
        </footer>
      </div>
    </>
  )
}
