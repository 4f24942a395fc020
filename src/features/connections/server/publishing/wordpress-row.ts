/** The name of the row that the key of the plugin is sealed for. */
export function nameWordpressRow(contentplanId: number): string {
  return `integrations ${contentplanId} wp-plugin`
}
