import { Crossing } from './crossing.js'
import type { Instance } from './instance.js'
import { Population, printOf } from './population.js'
import type { Slot, Starts } from './problem.js'
import type { Random } from './random.js'
import { ListSampler, RULES, urgencies } from './rules.js'
import { finishIn, latenessOf, scoreOf, scoreOfPlan, type Score } from './score.js'
import { Justifier, sidesOf, type Side, type Sides } from './side.js'

/** Rounds without a better plan before most of the population is drawn again. */
const STALE_ROUNDS = 60
/** The share of a stale population that stays. */
const KEPT = 0.1
/** How strongly drawn lists follow what is urgent. */
const BIAS = 2

/**
 * Breeds plans. Where time has no marks, two populations take turns, one of plans made from the
 * beginning and one of plans made from the end: each child is also pushed to the other side, which
 * improves it. Else each child is pushed late and early again by itself.
 */
export class Genetic {
  best: { starts: Starts; score: Score } | null = null
  private readonly sides: Sides
  private readonly both: Side[]
  private readonly justifier: Justifier
  private readonly crossing: Crossing
  private populations: Population[] = []
  /** The side that parents are taken from. */
  private from = 0
  private turn = 0
  private roundsSinceBetter = 0

  constructor(
    private readonly instance: Instance,
    private readonly random: Random,
    private size: number
  ) {
    this.sides = sidesOf(instance)
    const { forward, backward } = this.sides
    this.both = instance.isTimeless ? [forward, backward] : [forward]
    this.justifier = new Justifier(instance, this.sides)
    this.crossing = new Crossing(instance.forward.count, random)
    this.populations = this.both.map(() => new Population(size, random))
  }

  /** Plans made until now. */
  get made() {
    return this.sides.forward.decoder.made + this.sides.backward.decoder.made
  }

  /** The plans of all priority rules, and of the present order. @returns the best of them */
  begin(): Score {
    const { forward } = this.sides
    const sampler = this.sampler()
    for (const rule of RULES)
      this.take(sampler.draw(urgencies(this.instance, forward.network, rule), Infinity), 0)
    const { activities } = this.instance.problem
    const present = Float64Array.from(activities, (activity) => activity.present ?? 0)
    if (activities.some((activity) => activity.present !== undefined))
      this.take(sampler.draw(present, Infinity), 0)
    return this.best?.score ?? Infinity
  }

  /** One more plan: drawn while the populations fill, then bred. */
  step() {
    const { populations, both } = this
    const open = populations.findIndex((population) => population.isOpen)
    if (open >= 0) return this.fill(open)
    const parents = populations[this.from]
    const mother = parents.members[this.turn]
    const list = this.crossing.cross(mother.list, parents.partnerOf(this.turn).list)
    const to = (this.from + 1) % both.length
    this.crossing.mutate(list, both[to].network)
    this.take(list, to)
    if (++this.turn < parents.members.length) return
    this.turn = 0
    this.from = to
    if (++this.roundsSinceBetter > STALE_ROUNDS) this.renew()
  }

  /** Populations that grow take more plans in. */
  resize(size: number) {
    this.size = size
    for (const population of this.populations) population.size = size
  }

  /** A plan that was found elsewhere joins in. */
  adopt(starts: Starts) {
    const score = scoreOfPlan(this.instance, starts)
    if (!this.best || score < this.best.score) this.note(starts, score)
    this.keep(starts.slice(), score, 0)
  }

  private sampler() {
    const { network, movable } = this.sides.forward
    return new ListSampler(network, movable, this.random)
  }

  /** Draws a plan from the beginning; those from the end are made of these. */
  private fill(open: number) {
    const [first, second] = this.populations
    if (open) return this.take(first.members[second.offered % first.members.length].list, 1)
    const rule = this.instance.dues.length && this.random.next() < 0.5 ? 'due' : 'lateFinish'
    const urgency = urgencies(this.instance, this.sides.forward.network, rule)
    this.take(this.sampler().draw(urgency, BIAS), 0)
  }

  private renew() {
    this.roundsSinceBetter = 0
    this.from = 0
    const kept = this.populations[0].best(Math.ceil(this.size * KEPT))
    this.populations = this.both.map(() => new Population(this.size, this.random))
    for (const member of kept) this.populations[0].offer(member)
  }

  private take(list: Int32Array, on: number) {
    const { instance } = this
    const starts = instance.fixed.slice()
    const last = this.both[on].decoder.decode(list, starts, instance.release)
    if (last === Infinity) return this.populations[on].refuse()
    if (instance.isTimeless) return this.keep(starts, last, on)
    const finish = this.justifier.justify(starts, Math.max(last, instance.fixedFinish))
    this.keep(starts, scoreOf(latenessOf(instance, starts), finish), on)
  }

  private keep(starts: Starts, score: Score, on: number) {
    if (!this.best || score < this.best.score)
      this.note(on ? this.turned(starts, score) : starts, score)
    const list = this.listOf(starts, score, on)
    this.populations[on].offer({ list, starts, score, print: printOf(starts) })
  }

  private note(starts: Starts, score: Score) {
    this.best = { starts: starts.slice(), score }
    this.roundsSinceBetter = 0
  }

  /** The list that the next plan is made of: for the other side where there are two. */
  private listOf(starts: Starts, score: Score, on: number): Int32Array {
    const into = new Int32Array(this.instance.movable.length)
    if (this.both.length === 1) return this.both[0].order.list(starts, finishIn(score), into)
    return this.both[1 - on].order.list(this.turned(starts, score), score, into)
  }

  /** Starts as they are told from the other end. */
  private turned(starts: Starts, finish: Slot): Starts {
    const { duration } = this.instance.forward
    return starts.map((start, activity) => finish - start - duration[activity])
  }
}
