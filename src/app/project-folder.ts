import { fileURLToPath } from 'node:url'

/** Where the program itself lies, without a slash at its end. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
