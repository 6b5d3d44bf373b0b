/** What the grid calls the cell with the cursor by. */
export const cellId = (gridId: string, row: number, column: number) => `${gridId}-${row}-${column}`
