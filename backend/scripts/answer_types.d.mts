export function handWrittenAnswers(
  path: string,
  read: (path: string) => string | null
): { line: number; message: string }[]
