import type { Instance } from './instance.js'
import type { Starts } from './problem.js'
import { Random } from './random.js'
import { ListSampler, RULES, urgencies } from './rules.js'
import { scoreOfPlan, type Score } from './score.js'
import { Justifier, sidesOf, type Sides } from './side.js'

/** A plan, with the list that it is made of. */
interface Individual {
  list: Int32Array
  starts: Starts
  score: Score
}

const SIZE = 40
/** How strongly sampled lists keep to the rule. */
const BIAS = 2
/** Neighbours in a list change places so often. */
const MUTATION = 0.04
/** Plans without a better one after which all but the best begin anew. */
const STALE = 4000

/**
 * A genetic search over lists of activities, each plan improved from both ends (serial schedule generation,
 * two-point crossover, forward-backward improvement; Hartmann 1998, Valls et al. 2008). A plan that a
 * list gives is never worse than what resources and links allow in that order.
 */
export class GeneticSearch {
  best!: Individual
  private people: Individual[] = []
  private readonly random: Random
  private readonly sides: Sides
  private readonly justifier: Justifier
  private readonly sampler: ListSampler
  private readonly chosen: Uint8Array
  private lastGain = 0

  constructor(
    private readonly instance: Instance,
    seed: number
  ) {
    this.random = new Random(seed)
    this.sides = sidesOf(instance)
    this.justifier = new Justifier(instance, this.sides)
    this.sampler = new ListSampler(instance.forward, instance.movable, this.random)
    this.chosen = new Uint8Array(instance.forward.count)
  }

  /** Plans made so far, from either end. */
  get plans(): number {
    return this.sides.forward.decoder.made + this.sides.backward.decoder.made
  }

  /** The first plans: one by each rule. */
  begin() {
    const { instance } = this
    for (const rule of RULES) {
      const list = this.sampler.draw(urgencies(instance, instance.forward, rule), Infinity)
      this.people.push(this.planOf(list))
    }
    this.best = this.people.reduce((a, b) => (b.score < a.score ? b : a))
  }

  /** Makes further plans. @param bound what cannot be bettered */
  step(plans: number, bound: Score) {
    const end = this.plans + plans
    while (this.plans < end && this.best.score > bound) {
      if (this.people.length < SIZE) this.take(this.planOf(this.sampled()))
      else this.breed()
    }
  }

  private sampled(): Int32Array {
    const { instance, sampler } = this
    return sampler.draw(urgencies(instance, instance.forward, 'lateFinish'), BIAS)
  }

  private breed() {
    const mother = this.parent()
    const father = this.parent()
    const list = this.crossed(mother.list, father.list)
    this.mutate(list)
    this.take(this.planOf(list))
    if (this.plans - this.lastGain < STALE) return
    this.people = [this.best]
    this.lastGain = this.plans
  }

  /** The better of two. */
  private parent(): Individual {
    const { people, random } = this
    const [a, b] = [people[random.below(people.length)]!, people[random.below(people.length)]!]
    return b.score < a.score ? b : a
  }

  /** Joins the others, in the place of the worst, unless it is the same plan again. */
  private take(child: Individual) {
    const { people } = this
    if (child.score < this.best.score) {
      this.best = child
      this.lastGain = this.plans
    }
    if (people.some((other) => other.score === child.score && isSame(other.starts, child.starts)))
      return
    if (people.length < SIZE) return void people.push(child)
    let worst = 0
    people.forEach(({ score }, i) => (worst = score > people[worst]!.score ? i : worst))
    if (child.score <= people[worst]!.score) people[worst] = child
  }

  private planOf(list: Int32Array): Individual {
    const { instance, sides, justifier } = this
    const starts = instance.fixed.slice()
    const last = sides.forward.decoder.decode(list, starts, instance.release)
    const made = scoreOfPlan(instance, starts)
    const kept = starts.slice()
    justifier.justify(starts, Math.max(last, instance.fixedFinish))
    const score = scoreOfPlan(instance, starts)
    const better = score <= made ? starts : kept
    const finish = better.reduce((latest, start) => Math.max(latest, start), 0)
    const order = sides.forward.order.list(better, finish, new Int32Array(list.length))
    return { list: order, starts: better, score: Math.min(score, made) }
  }

  /** The mother's list, with a section in the order of the father. */
  private crossed(mother: Int32Array, father: Int32Array): Int32Array {
    const { random, chosen } = this
    const count = mother.length
    const [a, b] = [random.below(count + 1), random.below(count + 1)]
    const [from, to] = a < b ? [a, b] : [b, a]
    const child = new Int32Array(count)
    chosen.fill(0)
    let filled = 0
    const add = (activity: number) => {
      chosen[activity] = 1
      child[filled++] = activity
    }
    for (let i = 0; i < from; i++) add(mother[i]!)
    for (let i = 0; i < count && filled < to; i++) if (!chosen[father[i]!]) add(father[i]!)
    for (let i = 0; i < count; i++) if (!chosen[mother[i]!]) add(mother[i]!)
    return child
  }

  private mutate(list: Int32Array) {
    const { random, instance } = this
    for (let i = 0; i + 1 < list.length; i++)
      if (random.next() < MUTATION && !follows(instance, list[i + 1]!, list[i]!))
        [list[i], list[i + 1]] = [list[i + 1]!, list[i]!]
  }
}

function follows({ forward: { before } }: Instance, activity: number, other: number): boolean {
  for (let i = before.at[activity]!; i < before.at[activity + 1]!; i++)
    if (before.of[i] === other) return true
  return false
}

const isSame = (a: Starts, b: Starts) => a.every((start, i) => start === b[i])
