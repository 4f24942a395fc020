/** DuckDB knows no other escape in a text than the doubled quote. */
export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
