export function styleProblems(path: string, text: string): string[]
