/** The name of the row that a key is sealed for. */
export function nameRow(workspaceId: number): string {
  return `model_settings ${workspaceId}`
}
