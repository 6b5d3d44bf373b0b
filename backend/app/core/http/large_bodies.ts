const declared = new Map<string, number>()

/**
 * Declares how many bytes of JSON a route takes where a usual body (`config/bodyparser.ts`) has no room
 * for its document.
 */
export function takesLargeBody(method: string, pattern: string, bytes: number) {
  declared.set(`${method} ${pattern}`, bytes)
}

/** Undefined where a usual body is taken. */
export const largeBodyOf = (method: string, pattern = ''): number | undefined =>
  declared.get(`${method} ${pattern}`)
