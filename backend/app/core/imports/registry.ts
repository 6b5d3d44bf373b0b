import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#core/base/language'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { Against } from './against.js'

/** Texts of one row by field; an empty cell is null. */
export type RowValues = Record<string, string | null>

export interface RowProblem {
  field: string | null
  message: string
}

export interface ImportField {
  /** As the wire names it. */
  key: string
  label: Record<Language, string>
  required?: boolean
  /** Other headings that mean this field, in lower case; its labels need not be among them. */
  synonyms?: readonly string[]
}

/** What may be imported into one resource, and how a row becomes a record. */
export interface ImportDefinition<Input = any> {
  resource: string
  title: Record<Language, string>
  /** Who may import. */
  ability: string
  /** Needs a fresh code of the second step, as each of its rows would by itself. */
  needsProof?: boolean
  fields: readonly ImportField[]
  /** Contacts: files of cards are read too, and names in pieces are put together. */
  isOfPeople?: boolean
  /** Fields by which a row can find the record that it changes. */
  keys: readonly string[]
  /** What a row means, or why it cannot be taken; messages in the requested language. */
  read(
    values: RowValues,
    language: Language
  ): Promise<{ input: Input } | { problems: RowProblem[] }>
  /** How two values of a key are compared, e.g. an address in small letters. */
  keyOf(field: string, value: string): string | null
  /** The records that have these (compared) keys already. */
  find(trx: TransactionClientContract, field: string, keys: string[]): Promise<Map<string, number>>
  /** What a batch of rows needs from the database, loaded at once before its rows are saved. */
  prepare?(uow: UnitOfWork, inputs: readonly Input[]): Promise<void>
  /**
   * Why a row that `read` has taken contradicts what is stored or what an earlier row states, in words; null
   * where nothing does. It is asked before anything is written, and by a check that writes nothing.
   */
  contradiction?(input: Input, against: Against): Promise<string | null>
  /**
   * Adds many records at once, refusing none of what `read` has taken; without it `save` adds each.
   * @returns their ids in the order of the inputs
   */
  create?(uow: UnitOfWork, inputs: readonly Input[]): Promise<number[]>
  /** Adds the record, or changes the one that was found. @returns its id */
  save(uow: UnitOfWork, input: Input, existingId: number | null): Promise<number>
}

const definitions = new Map<string, ImportDefinition>()

/** A department declares what of its own may be imported. */
export function registerImport<Input>(definition: ImportDefinition<Input>) {
  definitions.set(definition.resource, definition)
}

export function importOf(resource: string): ImportDefinition | undefined {
  return definitions.get(resource)
}
