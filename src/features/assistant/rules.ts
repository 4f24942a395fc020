// The texts and numbers of the contract that browsers use, too. They are apart because browsers do not load its schemas.

/** The first thing that the assistant says (F-146). */
export const GREETING = 'Let me help you make edits to this content. What do you have in mind?'
/** Questions that are one press (F-146). */
export const SUMMARIZE_COMPETITOR = 'Summarize the content of my top competitor'
export const SUGGEST_PAGES = 'Suggest similar pages from my domain for internal linking'
export const PRESETS = [SUMMARIZE_COMPETITOR, SUGGEST_PAGES] as const
/** E-30: the reply when an answer has failed. */
export const FAILED_REPLY = 'Something went wrong here 😬 My bad! Please try again later 🫶'

/** Who says a message (N-20). `tool_status` says what is being looked up; `data` is for the screen around the chat. */
export const CHAT_ROLES = ['user', 'assistant', 'data', 'tool_status'] as const
export type ChatRole = (typeof CHAT_ROLES)[number]

/** How an answer ends: by itself, at the limit of its length, by the user, or by a failure. */
export const ENDINGS = ['stop', 'length', 'cancelled', 'error'] as const
export type Ending = (typeof ENDINGS)[number]

export const TOOL_STATES = ['running', 'done', 'failed'] as const
export type ToolState = (typeof TOOL_STATES)[number]

/** An answer from which nothing comes for so long is over (M-12, K-28). */
export const SILENCE_MS = 1_000
/** So often something comes of an answer that goes on. */
export const KEEP_ALIVE_MS = 500
/** So near to its end, a conversation follows what is added (F-147, K-28). */
export const AT_BOTTOM_PX = 50

/** Characters of a message, and messages of a conversation that are sent with a question. */
export const LONGEST_MESSAGE = 8_000
export const MOST_MESSAGES = 40
/** What one answer may spend on calls of models: millionths of a US dollar, and tokens in and out. */
export const ANSWER_CAP = { cost: 150_000, tokens: 150_000 } as const
/** Characters that a user can type as one question. */
export const LONGEST_QUESTION = 4_000
