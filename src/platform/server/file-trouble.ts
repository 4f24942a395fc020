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

/** Turns an error of the file system into a sentence; returns other errors unchanged. */
export function explainFileTrouble(error: unknown, path: string): unknown {
  const reason = REASONS[errorCode(error)]
  return reason === undefined
    ? error
    : new NotConnected(`${path} cannot be used: ${reason}.`, { cause: error })
}

/** Runs work on the file `path`; when the file system refuses, throws an error with a sentence for the user. */
export async function withFileSentence<T>(path: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw explainFileTrouble(error, path)
  }
}
