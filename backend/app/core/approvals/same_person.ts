/** Those who have the tokens of a service account in hand, by the id it acts as; of a person no one. */
type OperatorsOf = (userId: number) => readonly number[]

let operatorsOf: OperatorsOf = () => []

/** Identity hands in who operates which program; core itself knows no account. */
export function installOperators(find: OperatorsOf) {
  operatorsOf = find
}

/**
 * Whether what `writer` wrote counts as written by someone: by themselves, or by a program whose tokens they have.
 * One alone could otherwise write by a program and agree to it in person.
 */
export const isSamePerson = (writer: number | null | undefined, userId: number | null) =>
  userId !== null && writer != null && (writer === userId || operatorsOf(writer).includes(userId))

/** These people, and those who operate the programs among them. */
export const withOperators = (ids: readonly number[]): number[] => [
  ...new Set(ids.flatMap((id) => [id, ...operatorsOf(id)])),
]
