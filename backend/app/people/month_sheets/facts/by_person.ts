/** Rows by the person whom they are about, in their order. */
export function byPerson<Row extends { employee_id: number }>(rows: readonly Row[]) {
  const found = Map.groupBy(rows, (row) => row.employee_id)
  return (id: number): Row[] => found.get(id) ?? []
}
