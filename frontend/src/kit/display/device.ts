const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

function firstMatch(table: [RegExp, string][], agent: string): string | undefined {
  return table.find(([pattern]) => pattern.test(agent))?.[1]
}

/** A device in words from its user agent; no name when nothing is recognised. */
export function deviceOf(agent: string | null): { name: string | null; isPhone: boolean } {
  const text = agent ?? ''
  const parts = [firstMatch(BROWSERS, text), firstMatch(SYSTEMS, text)].filter(Boolean)
  return {
    name: parts.length > 0 ? parts.join(' · ') : null,
    isPhone: /iPhone|Android|Mobile/.test(text),
  }
}
