import { installationQuery } from '#features/accounts/web/index.ts'
import { useQuery } from '@tanstack/react-query'
import { IconAlertTriangle } from '#ui/icons.ts'
import { ShellNote } from './ShellNote.tsx'

const LOOK_EVERY_MS = 60_000

/** Tells every signed-in user that nothing new can be saved, as long as the disk is full. */
export function DiskFullNote() {
  const { data } = useQuery({
    ...installationQuery,
    refetchInterval: LOOK_EVERY_MS,
    refetchOnWindowFocus: 'always',
  })
  if (data?.is_disk_full !== true) return null
  return (
    <ShellNote
      label="Disk"
      icon={<IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />}
      title="The disk of this installation is full."
    >
      You can read, export and delete. Nothing new is saved, and work in the background waits, until the
      administrator of this installation has made room.
    </ShellNote>
  )
}
