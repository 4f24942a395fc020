export { countQuestions, type Questions } from './answering/limit-questions.ts'
export type { AssistantServices } from './answering/assistant-services.ts'
export { assistantHandlers, assistantMessages } from './routes.ts'
