/** Wrong passwords that a browser which has signed in before has in a day; beyond them it counts as a stranger. */
export const KNOWN_BROWSER_TRIES = 20

/**
 * Tries that strangers have at one account, all together. Networks with fewer than `freshTries` wrong ones in a day have a
 * line of their own, so that who comes for the first time does not wait behind those who guess. Each line has its burst,
 * then a turn in so many seconds: 600 + 1,440 and 10 + 1,440, at most 3,490 in a day.
 */
export const STRANGERS = { freshTries: 3, freshBurst: 600, burst: 10, everySeconds: 60, heldMinutes: 15 }

/** Of one network at all accounts, also while it waits: what hashing passwords and remembering accounts may cost. */
export const OF_A_NETWORK = { most: 60, minutes: 15 }

/** How long the command line's pass for a browser is good. */
export const PASS_MINUTES = 15
