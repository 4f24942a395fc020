export { findOtherLanguage } from './detect-language.ts'
export { joinValues, NO_VALUES, type KeywordValues } from './join-values.ts'
export { readPastedList, type IgnoredLine, type TakenKind } from './pasted-list.ts'
export { findReviewReason } from './review-keyword.ts'
