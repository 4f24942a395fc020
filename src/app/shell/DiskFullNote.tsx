import { accountsApi } from '#features/accounts/web/index.ts'
import { useQuery } from '@tanstack/react-query'
import { IconAlertTriangle } from '#ui/icons.ts'
import classes from './DiskFullNote.module.css'

const LOOK_EVERY_MS = 60_000

/** Says to everybody who is signed in that nothing new can be saved, as long as the disk is full. */
export function DiskFullNote() {
  const { data } = useQuery(
    accountsApi.getInstallation.queryOptions({
      refetchInterval: LOOK_EVERY_MS,
      refetchOnWindowFocus: 'always',
    }),
  )
  if (data?.is_disk_full !== true) return null
  return (
    <aside aria-label="Disk" className={classes.note}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      <span>
        <strong>The disk of this installation is full.</strong> You can read, export and delete; nothing new
        is saved, and work in the background waits, until whoever runs this installation has made room.
      </span>
    </aside>
  )
}
