/** Numbers for the keys of a list, from 1 on. */
export const numbered = (list: readonly { key: string }[]): ReadonlyMap<string, number> =>
  new Map(list.map(({ key }, index) => [key, index + 1]))
