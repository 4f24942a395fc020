import { formatCount } from '#ui/numbers.ts'
import type { ClusterTree, ComparedKeyword } from '../api.ts'
import classes from '../overlap.module.css'
import { Dendrogram } from './Dendrogram.tsx'
import { listKeywords, type TreeItem, type TreeLayout } from './layout-tree.ts'
import { TreeState } from './TreeState.tsx'
import { useClusterTree } from './use-cluster-tree.ts'

interface KeywordPickerProps {
  articleId: number
  keywords: readonly ComparedKeyword[]
  selected: ReadonlySet<number>
  onSelect: (selected: ReadonlySet<number>) => void
}

/** The tree of a cluster, to select keywords in. Picking a meeting selects all keywords of its branches, or none. */
export function KeywordPicker({ articleId, keywords, selected, onSelect }: KeywordPickerProps) {
  const tree = useClusterTree(articleId, keywords)
  const { data, layout } = tree
  if (data === undefined) return <TreeState tree={tree} count={keywords.length} />
  const isTree = layout !== null && layout.rows > 1
  const toggle = (ids: readonly number[]) => onSelect(toggleAll(selected, ids))
  return (
    <>
      {isTree && (
        <Dendrogram
          layout={layout}
          pair={null}
          selected={selected}
          onPick={(item: TreeItem) => toggle(listKeywords(layout.items, item))}
        />
      )}
      <OutsideTree
        keywords={listOutsideTree(data, isTree ? null : layout)}
        isAlone={!isTree}
        selected={selected}
        onToggle={(id) => toggle([id])}
      />
      {data.leftOut > 0 && (
        <p className={classes.note}>
          The tree holds the most searched keywords; {formatCount(data.leftOut)} others are left out.
        </p>
      )}
    </>
  )
}

/** Selects all of these keywords, or none of them if all were selected. */
function toggleAll(selected: ReadonlySet<number>, ids: readonly number[]): ReadonlySet<number> {
  const toggled = new Set(ids)
  return toggled.isSubsetOf(selected) ? selected.difference(toggled) : selected.union(toggled)
}

type NamedKeyword = ClusterTree['unknown'][number]

/** Keywords that have no branch: those whose results are unknown, and the only one whose results are known. */
function listOutsideTree({ unknown }: ClusterTree, alone: TreeLayout | null): NamedKeyword[] {
  const leaves = alone?.items ?? []
  return [...leaves.map(({ main }) => ({ keywordId: main.id, name: main.name })), ...unknown]
}

interface OutsideTreeProps {
  keywords: readonly NamedKeyword[]
  isAlone: boolean
  selected: ReadonlySet<number>
  onToggle: (keywordId: number) => void
}

function OutsideTree({ keywords, isAlone, selected, onToggle }: OutsideTreeProps) {
  if (keywords.length === 0) return null
  return (
    <fieldset className={classes.beside}>
      <legend>{isAlone ? 'Keywords' : 'Not in the tree: their search results are not known'}</legend>
      {keywords.map(({ keywordId, name }) => (
        <label key={keywordId}>
          <input type="checkbox" checked={selected.has(keywordId)} onChange={() => onToggle(keywordId)} />
          <bdi>{name}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
