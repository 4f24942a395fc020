export { refuseStatus } from './gate-rules.ts'
export { findCopied } from './find-copied.ts'
export { makeProfile } from './profile/make-profile.ts'
export { scoreText } from './score-text.ts'
