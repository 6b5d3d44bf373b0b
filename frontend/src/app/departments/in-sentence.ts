/** The name of a resource in the middle of a sentence: "New vendor", but "New BD target". */
export function inSentence(name: string): string {
  const isAcronym = /^[A-Z]{2}/.test(name)
  return isAcronym ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
