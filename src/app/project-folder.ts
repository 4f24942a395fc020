import { fileURLToPath } from 'node:url'

/** The folder of the program itself, without a slash at its end. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
