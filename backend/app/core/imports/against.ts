import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#core/base/language'

/** What a row is held against: what is stored, and what earlier rows of the file have stated. */
export class Against {
  readonly #stated = new Map<string, string>()
  readonly #answers = new Map<string, Promise<unknown>>()

  constructor(
    readonly client: QueryClientContract,
    /** Of what is said about the row. */
    readonly language: Language
  ) {}

  /** What an earlier row has stated of the same thing. */
  statedOf = (thing: string): string | undefined => this.#stated.get(thing)

  /** @returns whether no earlier row has stated anything of it */
  state = (thing: string, value = ''): boolean => {
    const isNew = !this.#stated.has(thing)
    this.#stated.set(thing, value)
    return isNew
  }

  /** Asks once for all rows. */
  once<T>(name: string, ask: (client: QueryClientContract) => Promise<T>): Promise<T> {
    const answer = this.#answers.get(name) ?? ask(this.client)
    this.#answers.set(name, answer)
    return answer as Promise<T>
  }
}
