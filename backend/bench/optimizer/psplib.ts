import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '#engines/optimizer/problem'

export interface Known {
  name: string
  problem: Problem
  /** The best finish that was published. */
  best: number
  /** The best is proven. */
  isClosed: boolean
}

/** The instances of a set of PSPLIB that lie in a folder, with what is published of them. */
export function readSet(folder: string, set: string): Known[] {
  const path = join(folder, set)
  if (!existsSync(path)) return []
  const table = readFileSync(join(folder, `${set}-best-known-kobe.csv`), 'utf8')
  const best = new Map(
    table
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [name, value] = line.trim().split(',')
        return [name, value.split('..').map(Number)] as const
      })
  )
  return readdirSync(path)
    .filter((name) => name.endsWith('.sm'))
    .map((name) => {
      const range = best.get(name)!
      const problem = parseProblem(readFileSync(join(path, name), 'utf8'))
      return { name, problem, best: range.at(-1)!, isClosed: range.length === 1 }
    })
}

const numbersOf = (line: string) => line.trim().split(/\s+/).map(Number)

/** One project with one mode, as the library writes it. */
export function parseProblem(text: string): Problem {
  const lines = text.split('\n')
  const count = Number(/^jobs.*:\s+(\d+)/m.exec(text)![1])
  const behind = (title: string, skipped: number) =>
    lines.findIndex((line) => line.startsWith(title)) + skipped
  const requests = behind('REQUESTS', 3)
  const arrows = behind('PRECEDENCE', 2)
  const activities = lines.slice(requests, requests + count).map((line) => {
    const [, , duration, ...amounts] = numbersOf(line)
    const demands = amounts.map((amount, resource) => ({ resource, amount }))
    return { duration, demands: demands.filter(({ amount }) => amount) }
  })
  const precedences = lines.slice(arrows, arrows + count).flatMap((line) => {
    const [from, , , ...successors] = numbersOf(line)
    const gap = activities[from - 1].duration
    return successors.map((to) => ({ from: from - 1, to: to - 1, gap }))
  })
  const resources = numbersOf(lines[behind('RESOURCEAVAIL', 2)]).map((capacity) => ({ capacity }))
  return { activities, precedences, resources }
}
