export * from './contract/articles.ts'
export * from './contract/changes.ts'
export * from './contract/drift.ts'
export * from './contract/hubs.ts'
