export function ClustererFreeScreen() {
  return <h1>Keyword clusterer</h1>
}
