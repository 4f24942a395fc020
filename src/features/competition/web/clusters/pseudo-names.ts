import type { PseudoCluster } from '../api.ts'

interface PseudoName {
  name: string
  meaning: string
}

/** Where keywords are that are in no cluster (N-40). */
export const PSEUDO_NAMES: Record<PseudoCluster['name'], PseudoName> = {
  'not-in-plan': { name: 'Not in plan', meaning: 'Inactive keywords: the next clustering includes them' },
  'in-queue': { name: 'In queue', meaning: 'Keywords that wait for the next clustering' },
  excluded: { name: 'Excluded', meaning: 'Keywords that are left out of every clustering' },
}
