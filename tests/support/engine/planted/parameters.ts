export interface PlantedParameters {
  keywords: number
  /** Any whole number; each one gives other keywords. */
  seed: number

  /** Mean number of keywords of an intent. Sizes are Pareto distributed, except intents with one keyword. */
  meanIntentSize: number
  /** Exponent of the sizes: the lower, the heavier the tail. */
  intentTail: number
  largestIntent: number
  /** Share of intents with exactly one keyword. */
  singles: number
  /** Keywords that make up a facet: a part of an intent that ranks a little differently. */
  facetSize: number
  /** Largest change of a page's score from facet to facet. */
  facetShift: number

  meanIntentsOfTopic: number
  meanTopicsOfVertical: number

  /** Number of words of which the names of all topics are made, two each; 0: each topic has words of its own. */
  topicWords: number

  /** Pages that compete for the ten places of an intent, on average. */
  poolSize: number
  /** How much the score falls from one page of the pool to the next. */
  rankSlope: number
  /** Scale of the noise on the scores: the higher, the more the SERPs of an intent differ. */
  rankNoise: number

  /** Broad pages of a topic, and how many of them compete for one intent at most. */
  topicPages: number
  mostTopicPages: number
  /** Share of intents that resemble an earlier one of the topic, and the share of its pool that they take over. */
  nearDuplicates: number
  nearDuplicatePages: number

  /** How many pages a SERP has on average from the hubs of the whole web, of which there are `hubs`. */
  hubRate: number
  hubs: number
  /** Exponent of the popularity of hubs. */
  hubZipf: number
  /** How many pages a SERP has on average from the vertical's authorities, of which there are `authorities`. */
  authorityRate: number
  authorities: number
  /** How many pages a SERP has on average that are in no other SERP. */
  oneOffRate: number

  /** Share of keywords that mix two intents, and of these the share whose second is of another topic. */
  ambiguous: number
  ambiguousAcrossTopics: number
  /** Share of SERPs with 5 to 9 results, and with none. */
  short: number
  empty: number

  /** Volumes follow Zipf's law from the top down. */
  topVolume: number
  volumeZipf: number
}

export type PlantedPreset = 'realistic' | 'easy' | 'hard'

export const PRESETS: Record<PlantedPreset, Partial<PlantedParameters>> = {
  realistic: {},
  easy: {
    rankNoise: 0.45,
    oneOffRate: 0.4,
    hubRate: 0.3,
    ambiguous: 0.01,
    mostTopicPages: 2,
    facetShift: 0.5,
    nearDuplicates: 0.03,
  },
  hard: {
    rankNoise: 1.1,
    oneOffRate: 1.3,
    hubRate: 1.2,
    authorityRate: 1,
    ambiguous: 0.1,
    mostTopicPages: 8,
    facetShift: 1.9,
    nearDuplicates: 0.3,
    nearDuplicatePages: 0.5,
  },
}

export function completeParameters(
  given: Partial<PlantedParameters> & { keywords: number; seed: number },
): PlantedParameters {
  return { hubs: 30 + Math.floor(given.keywords / 2000), ...REALISTIC, ...given }
}

const REALISTIC = {
  meanIntentSize: 6,
  intentTail: 1.6,
  largestIntent: 150,
  singles: 0.25,
  facetSize: 8,
  facetShift: 2,
  meanIntentsOfTopic: 7,
  meanTopicsOfVertical: 40,
  topicWords: 0,
  poolSize: 15,
  rankSlope: 0.3,
  rankNoise: 0.7,
  topicPages: 8,
  mostTopicPages: 6,
  nearDuplicates: 0.15,
  nearDuplicatePages: 0.4,
  hubRate: 0.7,
  hubZipf: 1,
  authorityRate: 0.5,
  authorities: 12,
  oneOffRate: 0.9,
  ambiguous: 0.05,
  ambiguousAcrossTopics: 0.3,
  short: 0.04,
  empty: 0.002,
  topVolume: 500_000,
  volumeZipf: 0.95,
}
