import keywordsUrl from '../../../../examples/keywords.csv?url'
import serpsUrl from '../../../../examples/serps.csv?url'

/** The example files of the repository, as if the user had chosen them. */
export async function fetchSample(): Promise<{ keywords: File; serps: File }> {
  const [keywords, serps] = await Promise.all([
    fetchFile(keywordsUrl, 'keywords.csv'),
    fetchFile(serpsUrl, 'serps.csv'),
  ])
  return { keywords, serps }
}

async function fetchFile(url: string, name: string): Promise<File> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return new File([await response.blob()], name, { type: 'text/csv' })
}
