/**
 * First key of the lock of a workspace's file; the second is the workspace's id. Writers share it, a backup holds it
 * alone.
 */
export const FACTS_LOCK = 1_178_682_196
/** Second key of the lock for making new files, in place of a workspace's id. */
export const NEW_FILES = 0
