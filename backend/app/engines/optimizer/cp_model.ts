import type { CpModelProto, ConstraintProto, LinearExpressionProto } from 'or-tools-wasm/cp-sat'
import type { Instance } from './instance.js'
import { fieldMask, highest } from './packing.js'
import type { Slot } from './problem.js'
import { finishOf, latenessOf } from './score.js'
import type { SolverOrder } from './solver.js'

/** A start in terms of the variables: one of its own, none, or the one by which all later work comes forward. */
interface Place {
  variable: number | null
  factor: number
  offset: number
}

export interface CpModel {
  proto: CpModelProto
  places: Place[]
  /** What a slot of lateness weighs against the finish. */
  scale: number
}

/** The constraints of a problem, or of a window of it, as CP-SAT takes them. */
export class CpModelBuilder {
  private readonly variables: NonNullable<CpModelProto['variables']> = []
  private readonly constraints: ConstraintProto[] = []
  private readonly hint: { vars: number[]; values: number[] } = { vars: [], values: [] }
  private readonly finish: Slot
  private readonly places: Place[]

  constructor(
    private readonly instance: Instance,
    private readonly order: SolverOrder
  ) {
    this.finish = finishOf(instance, order.starts)
    this.places = this.placesOf()
  }

  model(): CpModel {
    this.linkStarts()
    this.shareResources()
    const { finish } = this
    const scale = finish + 1
    const end = this.variable(this.order.window ? 0 : this.order.bound.finish, finish, finish)
    const objective = { vars: [end], coeffs: [1] as number[] }
    const duration = this.instance.forward.duration
    this.places.forEach((place, activity) =>
      this.atLeast({ variable: end, factor: 1, offset: 0 }, place, duration[activity])
    )
    for (const { activity, due, weight } of this.instance.dues) {
      const late = Math.max(0, this.order.starts[activity] + duration[activity] - due)
      const most = Math.max(0, finish - due, late)
      const variable = this.variable(0, most, late)
      this.atLeast({ variable, factor: 1, offset: due }, this.places[activity], duration[activity])
      objective.vars.push(variable)
      objective.coeffs.push(weight * scale)
    }
    const { variables, constraints, places } = this
    const proto = { variables, constraints, objective, solutionHint: this.hint }
    return { proto, places, scale }
  }

  private variable(from: number, to: number, hinted: number): number {
    const index = this.variables.length
    this.variables.push({ domain: [from, to] })
    this.hint.vars.push(index)
    this.hint.values.push(hinted)
    return index
  }

  private placesOf(): Place[] {
    const { instance, order, finish } = this
    const { earliest, isFixed, tail, release } = instance
    const { starts, window } = order
    const hasDues = latenessOf(instance, starts) > 0
    let forward: number | null = null
    const most = window ? this.mostForward(window.later) : 0
    if (most > 0) forward = this.variable(0, most, 0)
    return Array.from(starts, (start, activity): Place => {
      const isLater = window?.later[activity]
      if (isFixed[activity] || (window && !window.free[activity] && (!isLater || forward === null)))
        return { variable: null, factor: 0, offset: start }
      if (isLater) return { variable: forward, factor: -1, offset: start }
      const first = window ? Math.max(release[activity], window.from) : earliest[activity]
      const last =
        hasDues && !window ? finish - instance.forward.duration[activity] : finish - tail[activity]
      const variable = this.variable(first, Math.max(last, start), start)
      return { variable, factor: 1, offset: 0 }
    })
  }

  /** How far all later work can come forward by what is known of each alone. */
  private mostForward(later: Uint8Array): number {
    const { earliest, isFixed } = this.instance
    let most = Infinity
    later.forEach((isLater, activity) => {
      if (isLater && !isFixed[activity])
        most = Math.min(most, this.order.starts[activity] - earliest[activity])
    })
    return most === Infinity ? 0 : most
  }

  private linkStarts() {
    const { isFixed } = this.instance
    for (const { from, to, gap } of this.instance.problem.precedences)
      if (!isFixed[to]) this.atLeast(this.places[to], this.places[from], gap)
  }

  /** `place` lies `gap` behind `other`, or later. */
  private atLeast(place: Place, other: Place, gap: number) {
    const factors = new Map<number, number>()
    const add = (variable: number | null, factor: number) => {
      if (variable !== null) factors.set(variable, (factors.get(variable) ?? 0) + factor)
    }
    add(place.variable, place.factor)
    add(other.variable, -other.factor)
    const terms = [...factors].filter(([, factor]) => factor)
    if (!terms.length) return
    const vars = terms.map(([variable]) => variable)
    const coeffs = terms.map(([, factor]) => factor)
    const domain = [gap + other.offset - place.offset, 2 ** 40]
    this.add({ linear: { vars, coeffs, domain } })
  }

  private shareResources() {
    const { problem, forward, isFixed } = this.instance
    const intervals = new Map<number, number>()
    const intervalOf = (activity: number) => {
      if (!intervals.has(activity)) intervals.set(activity, this.interval(activity))
      return intervals.get(activity)!
    }
    problem.resources.forEach((resource, index) => {
      if (!forward.packing.fields[index]) return
      const users = problem.activities.flatMap(({ demands, duration }, activity) => {
        const amount = demands.find((demand) => demand.resource === index)?.amount ?? 0
        const counts = amount && duration && !isFixed[activity] && this.reaches(activity)
        return counts ? [{ interval: intervalOf(activity), amount }] : []
      })
      const taken = takenFrom(this.instance, index, this.finish).map(({ from, to, amount }) => ({
        interval: this.add({ interval: intervalFrom({ offset: from }, to - from) }),
        amount,
      }))
      const all = [...users, ...taken]
      this.add({
        cumulative: {
          capacity: { offset: highest(resource) },
          intervals: all.map(({ interval }) => interval),
          demands: all.map(({ amount }): LinearExpressionProto => ({ offset: amount })),
        },
      })
    })
  }

  /** Whether it lies where something can move. */
  private reaches(activity: number): boolean {
    const { window, starts } = this.order
    if (!window || window.free[activity] || window.later[activity]) return true
    return starts[activity] + this.instance.forward.duration[activity] > window.from
  }

  private interval(activity: number): number {
    const { variable, factor, offset } = this.places[activity]
    const start = variable === null ? { offset } : { vars: [variable], coeffs: [factor], offset }
    return this.add({ interval: intervalFrom(start, this.instance.forward.duration[activity]) })
  }

  private add(constraint: ConstraintProto): number {
    return this.constraints.push(constraint) - 1
  }
}

const intervalFrom = (start: LinearExpressionProto, duration: number) => ({
  start,
  size: { offset: duration },
  end: { ...start, offset: Number(start.offset ?? 0) + duration },
})

/** Where less of a resource is free than there is at most: by its calendar, or by fixed work. */
function takenFrom({ timeline, forward, problem }: Instance, index: number, until: Slot) {
  const { fields, guards, units } = forward.packing
  const { word, shift } = fields[index]!
  const most = highest(problem.resources[index])
  const mask = fieldMask(guards[word], shift)
  const taken: { from: Slot; to: Slot; amount: number }[] = []
  for (let slot = 0; slot < until; slot++) {
    const free = ((timeline.free[word * timeline.slots + slot] >>> shift) & mask) * units[index]
    const amount = most - free
    const last = taken.at(-1)
    if (last?.to === slot && last.amount === amount) last.to++
    else if (amount > 0 && free < most) taken.push({ from: slot, to: slot + 1, amount })
  }
  return taken
}
