/** With the number of the workspace: held by who changes its file, and alone by who copies it. */
export const FACTS_LOCK = 1_178_682_196
/** Instead of a workspace: held by who makes the file of one. */
export const NEW_FILES = 0
