/** A number or a name that keeps its own direction inside a sentence of the other one. */
export const isolated = (text: string) => `\u2068${text}\u2069`
