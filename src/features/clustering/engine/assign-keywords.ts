export function assignKeywords(): void {}
