export type { MessageHandlers } from './message-handlers.ts'
export { publish } from './publish.ts'
export { serveSockets } from './serve-sockets.ts'
