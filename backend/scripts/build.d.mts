export function buildWhenChanged(parts?: { pages?: boolean; backend?: boolean }): Promise<number>
