export function checkComponents(files?: string[]): { code: number; output: string }
