import { BlogPanel } from '#features/blog/web/index.ts'
import type { TabProps } from './tab-props.ts'

/** The static blog of a plan (F-217). */
export function AutoblogTab({ place, onUnsaved }: TabProps) {
  return <BlogPanel contentplanId={place.contentplanId} onUnsaved={onUnsaved} />
}
