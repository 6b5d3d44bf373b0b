import type { Activity, Precedence, Problem } from '#engines/optimizer/problem'
import { Random } from '#engines/optimizer/random'

/** A building site of so many tasks: chains of trades by floor and zone that share crews and cranes. */
export function largeProject(tasks: number, resources: number, seed: number): Problem {
  const random = new Random(seed)
  const activities: Activity[] = []
  const precedences: Precedence[] = []
  const chain = 12
  for (let i = 0; i < tasks; i++) {
    const crew = { resource: (i % chain) % resources, amount: 1 + random.below(2) }
    const other = { resource: random.below(resources), amount: 1 }
    const demands = random.below(3) || other.resource === crew.resource ? [crew] : [crew, other]
    activities.push({ duration: 1 + random.below(12), demands })
    if (i % chain) precedences.push(follows(activities, i - 1, i))
    if (i >= chain && !random.below(4))
      precedences.push(
        follows(activities, i - chain * (1 + random.below(Math.floor(i / chain))), i)
      )
  }
  const capacities = Array.from({ length: resources }, () => ({ capacity: 3 + random.below(3) }))
  return { activities, precedences, resources: capacities }
}

const follows = (activities: Activity[], from: number, to: number): Precedence => ({
  ...{ from, to },
  gap: activities[from].duration,
})
