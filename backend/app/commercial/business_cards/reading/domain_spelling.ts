import { joinedCosts, letterCost, strayCost } from './letter_costs.js'

export interface Spelling {
  text: string
  /** How unlikely it is that it was read as it was: 0 for what is spelled already. */
  cost: number
}

/** With what it costs to use a word's beginning only: `mosaigksa` is no "Mosai(q) G(roup) KSA". */
interface Way extends Spelling {
  cuts: number
}

/** Less than a letter read as one alike. */
const CUT = 0.15

/**
 * What a company's words spell that is nearest to a domain as it was read: words or their beginnings
 * in order, as in `domainMatch`, also with hyphens between them (`vermilion-trading`).
 */
export function nearestSpelling(label: string, words: string[], most: number): Spelling | null {
  const search = new SpellingSearch(label, words)
  const found = search.cheapest()
  return found && found.cost <= most ? found : null
}

/** A place in the words: the next letter is `words[word][letter]`. */
interface Place {
  word: number
  letter: number
}

/**
 * Cheapest way through label and words, letter by letter (dynamic programming): `best[i]` holds for
 * each place in the words what the first `i` letters of the label cost and spell.
 */
class SpellingSearch {
  readonly #places: Place[]
  readonly #best: (Way | undefined)[][]

  constructor(
    readonly label: string,
    readonly words: string[]
  ) {
    this.#places = words.flatMap((text, word) =>
      Array.from({ length: text.length + 1 }, (_, letter) => ({ word, letter }))
    )
    this.#best = Array.from({ length: label.length + 1 }, () => [])
  }

  cheapest(): Spelling | null {
    this.#places.forEach(({ letter }, at) => {
      if (letter === 0) this.#best[0][at] = { text: '', cost: 0, cuts: 0 }
    })
    for (let i = 0; i <= this.label.length; i++) {
      for (let at = 0; at < this.#places.length; at++) this.#go(i, at)
    }
    const ends = this.#places.flatMap((place, at) => {
      const way = this.#best[this.label.length][at]
      return way ? { ...way, cuts: way.cuts + this.#cut(place) } : []
    })
    return ends.reduce<Way | null>((a, b) => (a && total(a) <= total(b) ? a : b), null)
  }

  #cut({ word, letter }: Place): number {
    return letter > 0 && letter < this.words[word].length ? CUT : 0
  }

  #offer(i: number, at: number, way: Way): void {
    if (i > this.label.length) return
    const old = this.#best[i][at]
    if (!old || total(way) < total(old)) this.#best[i][at] = way
  }

  #go(i: number, at: number): void {
    const here = this.#best[i][at]
    if (!here) return
    const { word, letter } = this.#places[at]
    const [read, meant] = [this.label[i], this.words[word][letter]]
    if (letter > 0) this.#toNextWords(i, this.#places[at], here)
    const more = (text: string, cost: number): Way => ({ ...here, text, cost: here.cost + cost })
    if (read) this.#offer(i + 1, at, more(here.text, strayCost(read, this.label[i - 1])))
    if (!meant) return
    const spelled = here.text + meant
    const twin = this.words[word][letter - 1]
    this.#offer(i, at + 1, more(spelled, strayCost(meant, twin)))
    if (read) this.#offer(i + 1, at + 1, more(spelled, letterCost(read, meant)))
    this.#joined(i, at, here)
  }

  #joined(i: number, at: number, here: Way): void {
    const { word, letter } = this.#places[at]
    for (const [reads, means] of [
      [2, 1],
      [1, 2],
    ]) {
      const meant = this.words[word].slice(letter, letter + means)
      const pair = joinedCosts(this.label.slice(i, i + reads), meant).find(
        (one) => one.read === reads && one.meant === means
      )
      if (pair && meant.length === means)
        this.#offer(i + reads, at + means, {
          ...here,
          text: here.text + meant,
          cost: here.cost + pair.cost,
        })
    }
  }

  /** The rest of a word may be left out, and whole words too; a hyphen may stand between them. */
  #toNextWords(i: number, from: Place, here: Way): void {
    const hyphen = this.label[i] === '-'
    const way = { ...here, cuts: here.cuts + this.#cut(from) }
    this.#places.forEach((place, at) => {
      if (place.letter > 0 || place.word <= from.word) return
      if (hyphen) this.#offer(i + 1, at, { ...way, text: `${way.text}-` })
      else this.#offer(i, at, way)
    })
  }
}

const total = (way: Way) => way.cost + way.cuts
