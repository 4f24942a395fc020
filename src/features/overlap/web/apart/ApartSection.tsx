import { useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import classes from '../overlap.module.css'
import { APART_ID } from '../../rules.ts'
import { useApartCluster } from './use-apart-cluster.ts'
import { WhyApart } from './WhyApart.tsx'

interface ApartSectionProps {
  contentplanId: number
  articleId: number
}

/** Why a cluster and the one that the address names are not one; nothing where it names none. */
export function ApartSection({ contentplanId, articleId }: ApartSectionProps) {
  const titleId = useId()
  const { pathname: path } = useLocation()
  const other = useApartCluster(articleId)
  if (other === null) return null
  return (
    <section id={APART_ID} className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId}>Why not together</h2>
      <WhyApart contentplanId={contentplanId} articleId={articleId} otherId={other} path={path} />
    </section>
  )
}
