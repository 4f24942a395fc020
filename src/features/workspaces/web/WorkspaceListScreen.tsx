import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'

/** Seen only for a moment: its route leads on as soon as the workspaces are known (M-02). */
export function WorkspaceListScreen() {
  return <SkeletonRows label="Loading workspaces" count={3} rowHeight={56} />
}
