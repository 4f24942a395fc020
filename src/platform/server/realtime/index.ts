export type { MessageHandlers } from './message-handlers.ts'
export type { Sender } from './sender.ts'
export { publish } from './publish.ts'
export { serveSockets } from './serve-sockets.ts'
