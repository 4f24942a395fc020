/** Wrong passwords a day for a browser that has signed in before; with more it counts as a stranger. */
export const KNOWN_BROWSER_TRIES = 20

/**
 * Attempts of all strangers together at one account. Networks with fewer than `freshTries` wrong passwords in a day
 * wait in a line of their own, so that a new caller does not wait behind callers who guess. Each line has a burst, then
 * one turn every `everySeconds`: 600 + 1,440 and 10 + 1,440, at most 3,490 attempts a day.
 */
export const STRANGERS = { freshTries: 3, freshBurst: 600, burst: 10, everySeconds: 60, heldMinutes: 15 }

/**
 * Attempts of one network at all accounts, also while it waits; limits the cost of hashing and of stored attempts.
 */
export const OF_A_NETWORK = { most: 60, minutes: 15 }

/** Minutes for which a pass of the command line is valid. */
export const PASS_MINUTES = 15
