/** T-23, and what is said when it goes on in the background. */
export function describeUploaded(count: number, isUnderWay: boolean): string {
  if (isUnderWay)
    return count === 1
      ? 'The upload goes on in the background. You find it in the list of what is going on.'
      : 'The uploads go on in the background. You find them in the list of what is going on.'
  return count === 1 ? 'Article uploaded successfully' : 'Articles uploaded successfully'
}
