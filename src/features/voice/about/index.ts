export type { AboutPage, AboutSentence } from './about-page.ts'
export { checkAbout } from './check-about.ts'
export { classifyAbout } from './classify-page.ts'
export { extractAbout } from './extract-about.ts'
