import { NotConnected } from '#platform/errors.ts'
import { errorCode } from './error-codes.ts'

const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'this user has no permission there',
  EPERM: 'this user has no permission there',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a part of the path is a file and not a folder',
  EEXIST: 'a file stands where the folder should be',
  ENOENT: 'it is not there and cannot be made',
  ENAMETOOLONG: 'the path is too long',
  EMFILE: 'too many files are open',
  EIO: 'the disk reports an error',
}

/** Turns what the file system answered into a sentence; other errors come back as they are. */
export function explainFileTrouble(error: unknown, path: string): unknown {
  const reason = REASONS[errorCode(error)]
  return reason === undefined
    ? error
    : new NotConnected(`${path} cannot be used: ${reason}.`, { cause: error })
}

/** Runs file work on `path` and throws the sentence when the file system refuses. */
export async function withFileSentence<T>(path: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw explainFileTrouble(error, path)
  }
}
