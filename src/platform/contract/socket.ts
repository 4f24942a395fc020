/** The address of the socket. The first frame is `{ticket, since}`; all others are `{id, name, data}` and `{name, data}`. */
export const SOCKET_PATH = '/api/socket'

/**
 * Messages of the server itself. `welcome`: the ticket is valid, and
 * `isWhole` says whether all messages since then came before. `missed`: the browser may have missed messages.
 * `beat`: the connection is alive. `done` and `failed`: how the message with this id ended.
 */
export const SERVER_WORDS = ['welcome', 'missed', 'beat', 'done', 'failed'] as const

/** Close codes of our own. */
export const SESSION_OVER = 4401
export const TOO_MUCH = 4429
