export function inTurn<T>(items: Iterable<T>, parts: number, offset?: number, commits?: number): T[]
export function goesByTurns(): boolean
export function turnInWords(): string | null
