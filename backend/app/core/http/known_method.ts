/** Methods that browsers and programs use; anyone may invent others, and each would be a series of its own. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The method of a request, as figures count it. */
export const knownMethod = (method: string) => (METHODS.has(method) ? method : 'other')
