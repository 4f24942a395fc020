/** The address of the socket. The first frame is `{ticket}`; all others are `{id, name, data}` and `{name, data}`. */
export const SOCKET_PATH = '/api/socket'

/**
 * What the server itself says. `welcome`: the ticket was good. `missed`: something may have been said that was not
 * heard. `beat`: the connection stands. `done` and `failed`: what became of the message with this id.
 */
export const SERVER_WORDS = ['welcome', 'missed', 'beat', 'done', 'failed'] as const

/** Close codes of our own. */
export const SESSION_OVER = 4401
export const TOO_MUCH = 4429
