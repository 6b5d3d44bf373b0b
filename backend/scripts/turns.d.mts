export function inTurn<T>(items: Iterable<T>, parts: number, offset?: number): T[]
export function turnInWords(): string | null
