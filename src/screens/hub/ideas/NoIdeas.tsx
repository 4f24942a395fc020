import { Button } from '@mantine/core'
import { IconSearchOff, IconStack2 } from '#ui/icons.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { canGenerate, type IdeaTab } from '../hub-view.ts'

interface NoIdeasProps {
  tab: IdeaTab
  /** Whether the hub has no clusters at all. */
  isHubEmpty: boolean
  onGenerate: () => void
}

/** F-110: a hub, or a tab of it, without ideas. */
export function NoIdeas({ tab, isHubEmpty, onGenerate }: NoIdeasProps) {
  if (isHubEmpty)
    return (
      <EmptyState
        icon={<IconStack2 size={24} stroke={1.5} />}
        title="Start building your hub!"
        sentence="This hub is currently empty. Generate some initial article ideas to get started."
        action={<Button onClick={onGenerate}>Generate Initial Ideas</Button>}
      />
    )
  return (
    <EmptyState
      icon={<IconSearchOff size={24} stroke={1.5} />}
      title="No ideas found for this filter."
      sentence="Try adjusting filters or generating more ideas."
      action={canGenerate(tab) && <Button onClick={onGenerate}>Generate More Ideas</Button>}
    />
  )
}
