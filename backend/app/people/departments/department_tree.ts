/** A department's place from a day on; null: at the top. */
export interface Move {
  departmentId: number
  parentDepartmentId: number | null
  effectiveOn: string
}

export type Parents = ReadonlyMap<number, number | null>

/** Where each department belongs on a day; those that began later are not in it. */
export function parentsOn(moves: readonly Move[], day: string): Map<number, number | null> {
  const last = new Map<number, Move>()
  for (const move of moves) {
    const known = last.get(move.departmentId)
    if (move.effectiveOn <= day && (!known || known.effectiveOn <= move.effectiveOn))
      last.set(move.departmentId, move)
  }
  return new Map([...last].map(([id, { parentDepartmentId }]) => [id, parentDepartmentId]))
}

/** The way up from a department back to itself, first and last the same; null where it ends at the top. */
export function circleFrom(start: number, parents: Parents): number[] | null {
  const path = [start]
  const passed = new Set(path)
  for (let next = parents.get(start); typeof next === 'number'; next = parents.get(next)) {
    path.push(next)
    if (next === start) return path
    // a circle further up that this department only hangs below
    if (passed.has(next)) return null
    passed.add(next)
  }
  return null
}

/** The first circle that a department is part of on a day or on the day of a later move. */
export function circleSince(start: number, moves: readonly Move[], day: string): number[] | null {
  const later = moves.map(({ effectiveOn }) => effectiveOn).filter((on) => on > day)
  for (const on of [day, ...[...new Set(later)].sort()]) {
    const circle = circleFrom(start, parentsOn(moves, on))
    if (circle) return circle
  }
  return null
}

/** A department and those above it, nearest first; a line that comes round ends where it does. */
export function lineAbove(id: number, parents: Parents): number[] {
  const line = new Set<number>()
  for (let at: number | null | undefined = id; typeof at === 'number'; at = parents.get(at)) {
    if (line.has(at)) break
    line.add(at)
  }
  return [...line]
}

/** These departments and all below them. */
export function withBelow(ids: readonly number[], parents: Parents): Set<number> {
  const children = Map.groupBy(parents.keys(), (id) => parents.get(id))
  const reached = new Set(ids)
  // a set grows while it is walked
  for (const id of reached) for (const child of children.get(id) ?? []) reached.add(child)
  return reached
}

/** A number for each department with those of all departments below it added. */
export function withDescendants(
  own: ReadonlyMap<number, number>,
  parents: Parents
): Map<number, number> {
  const totals = new Map<number, number>()
  for (const [id, count] of own)
    for (const at of lineAbove(id, parents)) totals.set(at, (totals.get(at) ?? 0) + count)
  return totals
}
