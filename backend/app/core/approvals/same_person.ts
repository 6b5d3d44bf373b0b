/** Those who have the tokens of a service account in hand, by the id it acts as; of a person no one. */
type OperatorsOf = (userId: number) => readonly number[]

let operatorsOf: OperatorsOf = () => []
let programsOf: OperatorsOf = () => []

/**
 * Identity hands in who operates which program; core itself knows no account.
 * @param find the operators of a program
 * @param programs the other way round: the programs that someone operates
 */
export function installOperators(find: OperatorsOf, programs: OperatorsOf) {
  operatorsOf = find
  programsOf = programs
}

/** All of whom `isSamePerson` holds with someone, themselves first. */
export function samePeople(userId: number): number[] {
  const acting = withOperators([userId])
  return [...new Set([...acting, ...acting.flatMap((id) => [...programsOf(id)])])]
}

/**
 * Whether what `writer` wrote counts as written by someone: by themselves, by a program whose tokens they have, or
 * by someone who has the tokens of the program that they are. One alone could otherwise write by a program and
 * agree to it in person, or the other way round.
 */
export function isSamePerson(writer: number | null | undefined, userId: number | null): boolean {
  if (userId === null || writer == null) return false
  const acting = withOperators([userId])
  return withOperators([writer]).some((id) => acting.includes(id))
}

/** These people, and those who operate the programs among them. */
export const withOperators = (ids: readonly number[]): number[] => [
  ...new Set(ids.flatMap((id) => [id, ...operatorsOf(id)])),
]
