/** A path no one owns: numbers and ids that do not exist, so that an allowed call changes nothing. */
export function absentPath({ pattern }: { pattern: string }): string {
  return pattern
    .replace(':number', 'Q-1900-0001')
    .replace(':name', 'no-such-list')
    .replace(/:(versionNo|position)/, '1')
    .replace(/:(\w*id)\b/gi, (_, name) =>
      pattern.startsWith('/api/jobs') && name === 'id'
        ? '00000000-0000-7000-8000-000000000000'
        : '999999999'
    )
}
