import { IconListNumbers } from '#ui/icons.ts'
import { ToolButton } from '#ui/layout/ToolButton.tsx'
import { sortQueue } from './queue-view.ts'
import { useQueue } from './use-queue.ts'

interface QueueButtonProps {
  contentplanId: number
  onOpen: () => void
}

/** Opens the queue of a plan and says how many articles are in it; nothing while it is empty. */
export function QueueButton({ contentplanId, onOpen }: QueueButtonProps) {
  const { data } = useQueue(contentplanId)
  if (!data || (data.articles.length === 0 && !data.is_paused)) return null
  const { writing, next, waiting, failed } = sortQueue(data.articles)
  const left = writing.length + next.length + waiting.length
  const words = [
    left > 0 ? `Queue: ${left}` : 'Queue',
    data.is_paused ? 'paused' : '',
    failed.length > 0 ? `${failed.length} failed` : '',
  ].filter((word) => word !== '')
  return (
    <ToolButton
      label={words.join(' · ')}
      icon={<IconListNumbers size={18} stroke={1.75} aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  )
}
