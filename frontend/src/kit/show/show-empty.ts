import { createContext } from 'react'

/** Whether empty fields are shown, where several cards of a record share one switch. */
export const ShowEmpty = createContext<boolean | null>(null)
