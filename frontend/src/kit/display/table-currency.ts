import { createContext } from 'react'

/** The one currency of all rows of a table: its amounts need not repeat it. */
export const TableCurrency = createContext<string | null>(null)
