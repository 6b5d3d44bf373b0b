import { useCallback, useState } from 'react'
import type { Problem } from './write-cells'

/** What was typed into a cell and could not be taken, and why: it stays there to be mended. */
export interface Mark {
  text: string
  message: string
}

export type Marks = ReadonlyMap<string, Mark>

export const markKey = (taskId: number, column: string) => `${taskId}:${column}`

/** The marks, for a row that has one. */
export function marksOf(marks: Marks, row: { task: { id: number } } | undefined): Marks | null {
  if (!row || !marks.size) return null
  const start = `${row.task.id}:`
  return [...marks.keys()].some((key) => key.startsWith(start)) ? marks : null
}

export function useMarks() {
  const [marks, setMarks] = useState<Marks>(new Map())
  const add = useCallback((problems: readonly Problem[]) => {
    if (!problems.length) return
    setMarks((before) => {
      const next = new Map(before)
      for (const { row, column, text, message } of problems)
        next.set(markKey(row.task.id, column.key), { text, message })
      return next
    })
  }, [])
  const remove = useCallback((keys: readonly string[]) => {
    setMarks((before) => {
      if (!keys.some((key) => before.has(key))) return before
      const next = new Map(before)
      for (const key of keys) next.delete(key)
      return next
    })
  }, [])
  return { marks, add, remove }
}
