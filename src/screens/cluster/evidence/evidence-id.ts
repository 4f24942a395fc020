/** The element with the alerts of a cluster, to which its marks lead. */
export const EVIDENCE_ID = 'article-alerts'
