/** The ranks by which clusters are counted (G-36); `from` and `to` are the bounds of the list that a bucket leads to. */
export const RANK_BUCKETS = [
  { key: 'top_3', name: 'Top 3', tone: 'step-1', from: null, to: 3 },
  { key: 'to_10', name: '4-10', tone: 'step-2', from: 3, to: 10 },
  { key: 'to_30', name: '11-30', tone: 'step-3', from: 10, to: 30 },
  { key: 'to_100', name: '30-100', tone: 'step-4', from: 30, to: 100 },
  { key: 'none', name: 'N/a', tone: 'none', from: null, to: null },
] as const
