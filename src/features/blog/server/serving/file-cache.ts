/** Contents of files by their names, the last used ones, up to a number of bytes. */
export interface FileCache {
  /** The content under a name that stands for this content alone; `make` gives it when it is not there. */
  read(name: string, make: () => Promise<Buffer>): Promise<Buffer>
}

/** Content that is larger is made each time. */
const LARGEST_SHARE = 16

/** Makes an empty cache for so many bytes. */
export function makeFileCache(mostBytes: number): FileCache {
  const kept = new Map<string, Buffer>()
  let bytes = 0
  const forget = (name: string) => {
    bytes -= kept.get(name)?.length ?? 0
    kept.delete(name)
  }
  return {
    async read(name, make) {
      const known = kept.get(name)
      const content = known ?? (await make())
      forget(name)
      if (content.length > mostBytes / LARGEST_SHARE) return content
      // Set again, so that the first one is the one that was used the longest ago.
      kept.set(name, content)
      bytes += content.length
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break
        forget(oldest)
      }
      return content
    },
  }
}
