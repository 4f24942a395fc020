/** What the numbers of keywords and clusters are: a sentence, and the formula of a computed one. */
export const EXPLANATIONS = {
  volume: {
    text: 'Searches a month in the country and language of the plan, from an imported file or from the service of keyword numbers. With ~ it is the middle of a range; a dash is an unknown volume, not none.',
  },
  clusterVolume: {
    text: 'Searches a month for all keywords of the cluster. With a plus it is more, because some volumes are unknown, with ~ it is approximate, because some are the middle of a range; a dash means that all are unknown.',
    formula: 'Sum of the known search volumes of its keywords',
  },
  potentialClicks: {
    text: 'Clicks a month if the site ranked first for the cluster. They follow the impressions in Search Console, so they change while the search volume stays the same.',
    formula:
      'Impressions ÷ visibility × 28.5%, where visibility is 1 − √(0.003 × (rank − 1)). Without impressions: search volume × 28.5%',
  },
  overlap: {
    text: 'How many of ten search results two keywords of the cluster share on average. It is unknown when fewer than two have results.',
    formula: 'Results shared by all pairs of keywords ÷ number of pairs',
  },
  overlapNow: {
    text: 'How many of ten search results the keyword shares with each other keyword of its cluster, on average.',
  },
  overlapThere: {
    text: 'How many of ten search results it would share with each keyword of the other cluster, on average.',
  },
  relevance: {
    text: 'How well the cluster fits its hub and the site. It is unknown without another cluster in its hub.',
    formula:
      '10 × (60% × share of its searches with a result that another cluster of the hub has, too + 40% × presence). Presence is 1 when the site ranks in the first ten, and 0 at rank 100',
  },
  impressions: {
    text: 'How often the site was shown in Google for this, in the last 30 days that were imported from Search Console.',
  },
  clicks: { text: 'Clicks on the site in Google, in the same 30 days as the impressions.' },
  ctr: {
    text: 'The share of impressions that were clicked. It is unknown without impressions.',
    formula: 'Clicks ÷ impressions',
  },
  rank: {
    text: 'The average position of the site in Google, in the same 30 days as the impressions: 1 is the best. It is unknown where the site was not shown.',
    formula: 'Sum of (position × impressions) ÷ impressions',
  },
  change: {
    text: 'The difference to the 30 days before. Green is better: for a rank that is a lower number.',
  },
  difficulty: {
    text: 'How hard it is to rank in the first ten, from 0 (easy) to 100, as the imported file says.',
  },
  cpc: {
    text: 'What advertisers pay for a click: in US dollars from the service of keyword numbers, in its own currency from a file.',
  },
  competition: { text: 'How many advertisers bid for the keyword, from 0 (none) to 100.' },
  intent: { text: 'What people want who search for it, in the words of the imported file.' },
  shared: {
    text: 'How many of the first ten search results the keyword shares with the main keyword of the cluster.',
  },
} as const
