export type Goal = { least: number } | { most: number }
/** Extracts of pages, or texts of a model. */
export type EngineKind = 'extracts' | 'model'
export type Unit = 'share' | 'count' | 'points' | 'tokens' | 'dollars' | 'ms'

export interface Measure {
  title: string
  unit: Unit
  /** What the mean of all cases has to reach. */
  goal?: Goal
  /** The goal is about one kind of engine alone: extracts are copies by their nature, and a model words headings itself. */
  only?: EngineKind
  /** What was measured on published reports of other tools. */
  published?: string
}

/** What is measured of each article, in the order of the report. */
export const MEASURES = {
  failures: { title: 'articles that failed', unit: 'share', goal: { most: 0 } },
  danglingCitations: {
    title: 'dangling citations',
    unit: 'count',
    goal: { most: 0 },
    published: 'in up to 12 % of reports',
  },
  unknownUrls: { title: 'unknown URLs', unit: 'count', goal: { most: 0 } },
  quotesVerified: { title: 'quotes verified', unit: 'share', goal: { least: 1 } },
  numbersCited: {
    title: 'sentences with numbers cited',
    unit: 'share',
    goal: { least: 0.9 },
    published: '50-56 %',
  },
  sentencesCited: { title: 'sentences cited', unit: 'share', published: '39-46 %' },
  lexicalSupport: { title: 'lexical support', unit: 'share', goal: { least: 0.85 } },
  supportedCitations: {
    title: 'citations supported lexically',
    unit: 'share',
    published: '66 % of one tool',
  },
  nearDuplicates: { title: 'near-duplicate sentences', unit: 'share', goal: { most: 0.01 } },
  verbatimOverlap: { title: 'verbatim overlap', unit: 'share', goal: { most: 0.15 }, only: 'model' },
  headingRecall: {
    title: 'heading recall of the brief',
    unit: 'share',
    goal: { least: 0.75 },
    only: 'extracts',
  },
  headingPrecision: {
    title: 'heading precision of the brief',
    unit: 'share',
    goal: { least: 0.95 },
    only: 'extracts',
  },
  termCoverage: { title: 'terms of the brief used', unit: 'share' },
  readability: { title: 'readability', unit: 'points' },
  contentScore: { title: 'content score', unit: 'points' },
  shutGates: { title: 'gates that are shut', unit: 'count', goal: { most: 0 }, only: 'model' },
  leaks: { title: 'injection leaks', unit: 'count', goal: { most: 0 } },
  inputTokens: { title: 'tokens in', unit: 'tokens' },
  outputTokens: { title: 'tokens out', unit: 'tokens', published: '580k in and out' },
  cost: { title: 'cost', unit: 'dollars', published: '$0.46' },
  milliseconds: { title: 'time', unit: 'ms' },
} as const satisfies Record<string, Measure>

export type MeasureName = keyof typeof MEASURES
export const MEASURE_NAMES = Object.keys(MEASURES).filter((name): name is MeasureName => name in MEASURES)
/** The figures of one article; null for what does not apply to it. */
export type Figures = Record<MeasureName, number | null>

export const NO_FIGURES: Figures = {
  failures: null,
  danglingCitations: null,
  unknownUrls: null,
  quotesVerified: null,
  numbersCited: null,
  sentencesCited: null,
  lexicalSupport: null,
  supportedCitations: null,
  nearDuplicates: null,
  verbatimOverlap: null,
  headingRecall: null,
  headingPrecision: null,
  termCoverage: null,
  readability: null,
  contentScore: null,
  shutGates: null,
  leaks: null,
  inputTokens: null,
  outputTokens: null,
  cost: null,
  milliseconds: null,
}
