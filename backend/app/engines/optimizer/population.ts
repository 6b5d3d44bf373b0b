import type { Starts } from './problem.js'
import type { Random } from './random.js'
import type { Score } from './score.js'

/** A plan, with the list that makes the next one of it. */
export interface Member {
  list: Int32Array
  starts: Starts
  score: Score
  print: number
}

/** How often its size is offered before a population that does not fill stays as it is. */
const MOST_OFFERS = 4

/** Plans of which no two are the same: without that a search soon goes round in one place. */
export class Population {
  readonly members: Member[] = []
  /** Plans that were offered. */
  offered = 0

  constructor(
    public size: number,
    private readonly random: Random
  ) {}

  /** It still has room; a small problem may not have as many plans. */
  get isOpen() {
    return this.members.length < this.size && this.offered < MOST_OFFERS * this.size
  }

  /** One that came to nothing. */
  refuse() {
    this.offered++
  }

  /** Takes a plan in, for the worst when full. @returns whether it was taken */
  offer(member: Member): boolean {
    const { members } = this
    this.offered++
    let worst = 0
    for (let i = 0; i < members.length; i++) {
      const { score, print } = members[i]
      if (print === member.print && score === member.score) return false
      if (score > members[worst].score) worst = i
    }
    if (members.length < this.size) members.push(member)
    else if (member.score <= members[worst].score) members[worst] = member
    else return false
    return true
  }

  /** The better of two that are drawn, another one than `than`. */
  partnerOf(than: number): Member {
    const { members, random } = this
    const one = random.below(members.length)
    const other = random.below(members.length)
    const better = members[other].score < members[one].score ? other : one
    return members[better === than ? (better + 1) % members.length : better]
  }

  /** The best of them. */
  best(count: number): Member[] {
    return this.members.toSorted((a, b) => a.score - b.score).slice(0, count)
  }
}

/** A number by which plans are told apart. */
export function printOf(starts: Starts): number {
  let print = 0
  for (let i = 0; i < starts.length; i++) print = (Math.imul(print, 31) + starts[i]) | 0
  return print
}
